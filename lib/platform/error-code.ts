/** Returns the code of a failed system call (`ENOENT`), else the error's message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
