import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/bar.css";
import "./styles/art.css";
import "./styles/states.css";
import App from "./App.svelte";
import { applySettings } from "./settings/settings.svelte";
import { prepareWire } from "./wire";

applySettings();
await prepareWire();
const target = document.getElementById("app");
if (target) mount(App, { target });
