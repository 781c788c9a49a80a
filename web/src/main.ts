import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { meet } from "./lib/person.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { speak, wanted } from "./lib/words";

keepSettings();
await speak(settings.language || wanted());
void meet();
mount(App, { target: document.getElementById("page")! });
