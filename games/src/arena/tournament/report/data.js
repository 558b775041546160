// The data of the report, read from the page.
import { byId } from "./dom.js";

export const { side, files, ranks, summary, games } = JSON.parse(byId("data").textContent);

export const names = summary.table.map((row) => row.player);

export const signed = (value) => (value < 0 ? "−" : "+") + Math.abs(value).toFixed(1);
