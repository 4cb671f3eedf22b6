/**
 * The inline scripts that components of ours write into a page, word for word. The server in front
 * lets these run and no other (`server/finish.ts`).
 */
export const ownInlineScripts: ReadonlySet<string> = new Set()
