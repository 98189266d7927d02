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
import { prepareWire } from "./wire";

/** A folder of files keeps itself in the browser; where a new version takes over, the page loads again. */
async function prepareOffline(): Promise<boolean> {
  if (import.meta.env.MODE !== "static") return false;
  const { keepInstallOffer, keepOffline, takeNewVersion } = await import("./alone/offline");
  if (await takeNewVersion()) return true;
  keepInstallOffer();
  keepOffline();
  return false;
}

applySettings();
if (!(await prepareOffline())) {
  await prepareWire();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}
