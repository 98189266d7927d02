import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/bar.css";
import "./styles/art.css";
import "./styles/states.css";
import "./styles/print.css";
import App from "./App.svelte";
import { applySettings } from "./settings/settings.svelte";
import { renewWhenPartsAreGone } from "./shell/renewal";
import { prepareWire } from "./wire";

/** A folder of files keeps itself in the browser; where a new version takes over, the page loads again. */
async function prepareOffline(): Promise<void> {
  if (import.meta.env.MODE !== "static") return;
  const { keepInstallOffer, keepOffline, takeNewVersion } = await import("./alone/offline");
  await takeNewVersion();
  keepInstallOffer();
  keepOffline();
}

applySettings();
renewWhenPartsAreGone();
await prepareOffline();
await prepareWire();
const target = document.getElementById("app");
if (target) mount(App, { target });
