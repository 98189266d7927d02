import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { speakFrom, list } from "$src/i18n/fluent.svelte";
import { understood, partsOf, type Vocabulary } from "$src/box/understanding";
import { phrasesOf, phraseText } from "$src/games/lisboa/box/reading";
const V = JSON.parse(readFileSync("/tmp/truth/vocab.json", "utf8"));
test("all", () => {
  for (const language of ["pl","fr","pt","it"]) {
    const files = ["lisboa", "shell"].map((n) => join(import.meta.dirname, `../../tabuleiro/i18n/${language}/${n}.ftl`));
    speakFrom(language as never, files.map((f) => readFileSync(f, "utf8")));
    for (const name of Object.keys(V)) {
      const words = V[name] as string[];
      const voc: Vocabulary = { meaning: (t) => phraseText(name, t), phrases: (n) => phrasesOf(words, n) };
      let n = 0; const bad: string[] = [];
      for (const w of words) {
        const forms = [w];
        const c = /^N per (.+)$/.exec(w)?.[1];
        if (c !== undefined) forms.push(`${w} (max N)`, `${w}, +N if three or more`, `${w}, +N if three or more (max N)`, `N per N ${c}`, `N with the most: ${c}`);
        for (const f of forms) for (const base of [1, 2, 3, 5]) {
          let k = base; const text = f.replace(/\bN\b/g, () => String(k++));
          let says = ""; try { says = list(partsOf(text).map((p) => phraseText(name, p))); } catch (e) { continue; }
          n++;
          let got: string | null = null; try { got = understood(says, voc); } catch (e) { got = "THROW " + String(e).slice(0, 80); }
          if (got !== text) bad.push(`${text} | ${says} | ${got}`);
        }
      }
      console.log(language, name, n, bad.length, "\n" + bad.slice(0, 12).join("\n"));
    }
  }
});
