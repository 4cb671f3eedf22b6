import { spawn } from 'node:child_process'

/** Runs a program with this Node to its end; its exit code and all it says. */
export async function runNode(
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said }
}

/** What makes this Node say that it is another version. */
export function asVersion(node: string): string[] {
  const versions = `{ value: { ...process.versions, node: '${node}' } }`
  const code = `Object.defineProperty(process, 'versions', ${versions})`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}
