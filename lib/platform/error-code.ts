/** The code of a failed system call (`ENOENT`); what the error says where it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
