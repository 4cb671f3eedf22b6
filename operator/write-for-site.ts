import { closeSync, fchmodSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file into the site's folder in one step, so that no half of it is read, and so that the site's user
 * reads it whatever umask the operator's shell has. That folder is the site's and this may be root: no link that
 * stands there is followed.
 */
export function writeForSite(file: string, text: string): void {
  const part = `${file}.new`
  rmSync(part, { force: true })
  const opened = openSync(part, 'wx')
  fchmodSync(opened, 0o644)
  writeFileSync(opened, text)
  closeSync(opened)
  renameSync(part, file)
}
