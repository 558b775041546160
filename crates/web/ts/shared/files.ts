// Downloads, the clipboard, and pictures as files.
import { make } from './dom.ts';

/** Saves a text or a blob as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10000);
}

/** Copies a text; returns whether it worked. If not, the text is selected in `field`, ready to be copied by hand. */
export async function copy(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  // There is no clipboard on pages that were not sent over HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const isDone = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isDone) return true;
  field.value = text;
  field.select();
  return document.execCommand('copy');
}

/** Returns a picture as an SVG file. */
export function svgFile(picture: SVGElement): string {
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(picture)}\n`;
}

/** Returns a picture as a PNG file of the given width and height in pixels; null if the browser cannot draw it. */
export async function pngFile(picture: SVGElement, width: number, height: number): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(picture))}`;
  await image.decode();
  const canvas = make('canvas', { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
