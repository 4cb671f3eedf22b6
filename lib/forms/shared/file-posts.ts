/** Where a post may hold a file: the page of the career form, and the handler its script sends to. */
const paths: readonly string[] = ['/Career', '/api/forms/career']

/** Whether a post to a path may hold a file. */
export function takesFile(pathname: string): boolean {
  return paths.includes(pathname)
}

/** Most of such a post, in bytes: the form's own words answer a resume a little too large. */
export const filePostBytes = 8 * 1024 * 1024
