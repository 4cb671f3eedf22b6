import { closeSync, fchmodSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes atomically, readable for the site's user. The folder is the site's and this may be root, so it follows no
 * link.
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
