/** Strips control characters, lone surrogates and what XML rejects; keeps tabs and line breaks, also PowerPoint's `\v`. */
export const stripControls = (text: string) =>
  text.replace(/[\v\f]/g, '\n').replace(/[\p{Cc}\p{Cs}\ufffe\uffff](?<![\t\n\r])/gu, '')
