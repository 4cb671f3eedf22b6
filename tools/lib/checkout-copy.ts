import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const left =
  /(?:^|\/)(?:node_modules|\.next|\.builds|\.git|\.data|\.bench|test-results|\.env)(?:\/|$)/

export function copyOfCheckout(
  folders: readonly string[] = ['.'],
  root = mkdtempSync(path.join(tmpdir(), 'copy-')),
): string {
  for (const folder of folders)
    cpSync(folder, path.join(root, folder), {
      recursive: true,
      filter: (file) => !left.test(file.replaceAll(path.sep, '/')),
    })
  return root
}
