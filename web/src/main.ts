import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadAnew } from "./lib/anew";

addEventListener("vite:preloadError", () => void loadAnew());

// Written out, here and where else something is imported for it, so that a server's page leaves it away.
if (import.meta.env.MODE === "site") (await import("./anywhere/start")).start();
mount(App, { target: document.getElementById("app")! });
