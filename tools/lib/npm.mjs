import { spawnSync } from 'node:child_process'

/**
 * Runs npm with words that need no quotes. Called by npm it is that one, which names its own script; else the
 * one in the path, through a shell, because on Windows it is a script that nothing else runs.
 */
export function npm(args, options) {
  const { npm_execpath: script } = process.env
  return script
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync(['npm', ...args].join(' '), { ...options, shell: true })
}
