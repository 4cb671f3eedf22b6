/** Strips control characters, lone surrogates and what XML rejects; keeps tabs and line breaks. */
export const stripControls = (text: string) =>
  text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
