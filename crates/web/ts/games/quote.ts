/** A text in quotes, with what cannot be seen in it escaped. */
export const quote = (text: string): string => JSON.stringify(text);
