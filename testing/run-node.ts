import { execFile } from 'node:child_process'

export function runNode(
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: unknown; output: string }> {
  const options = { cwd, env: { ...process.env, ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

export function asVersion(node: string): string[] {
  const versions = `{ value: { ...process.versions, node: '${node}' } }`
  const code = `Object.defineProperty(process, 'versions', ${versions})`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}
