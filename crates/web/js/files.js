// Downloads, the clipboard, and pictures as files.
import { make, svg } from './dom.js';

/** Saves a text or a blob as a file. */
export function download(name, type, content) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10000);
}

/** Copies a text; returns whether it worked. If not, the text is selected in `field`, ready to be copied by hand. */
export async function copy(text, field) {
  const isDone = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (isDone) return true;
  field.value = text;
  field.select();
  return document.execCommand('copy');
}

/** Returns a picture as an SVG file. */
export function svgFile(picture) {
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(picture)}\n`;
}

/** Returns a picture as a PNG file of the given width and height in pixels. */
export async function pngFile(picture, width, height) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(picture))}`;
  await image.decode();
  const canvas = make('canvas', { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
