import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { codeOf } from '@/lib/error-code'
import { bad, good, type Line, look } from './line'

const about = 'nginx'

/** The first version that knows all directives of the kit (`keepalive_time`). */
const least = [1, 19, 10]

/** What `nginx -v` says; null where there is none. */
async function installed(): Promise<string | null> {
  // Debian has it where only root looks.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }
  try {
    const { stderr } = await promisify(execFile)('nginx', ['-v'], { env })
    return /nginx\/(\d+\.\d+\.\d+)/.exec(stderr)?.[1] ?? null
  } catch {
    return null
  }
}

function isOld(version: string): boolean {
  const parts = version.split('.').map(Number)
  const at = least.findIndex((part, index) => part !== parts[index])
  return at >= 0 && (parts[at] ?? 0) < (least[at] ?? 0)
}

async function aboutFolder(folder: string): Promise<Line[]> {
  const make = `install -d -o www-data -m 0700 ${folder}`
  try {
    const { uid } = await stat(folder)
    if (uid !== 0) return []
    return [bad(about, `${folder} belongs to root, so nothing is kept`, `chown www-data ${folder}`)]
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return []
    return [bad(about, `${folder} is missing: every page comes empty`, make)]
  }
}

/**
 * Whether the nginx of this machine knows the kit in `dir`, and has the folders it keeps pages in; `own` is
 * the folder of this machine's own lines.
 */
export async function aboutNginx(dir: string, own = '/etc/nginx/school-site'): Promise<Line[]> {
  const version = await installed()
  if (!version) return [look(about, 'not on this machine', 'nothing, where another proxy stands')]
  if (!existsSync(own))
    return [
      look(about, `no ${own}: not set up for the site`, '"First deploy" in docs/operating.md'),
    ]
  const conf = await readFile(path.join(dir, 'deploy/nginx/http.conf'), 'utf8').catch(() => '')
  const folders = [...conf.matchAll(/^proxy_cache_path (\S+)/gm)].flatMap(([, one]) => one ?? [])
  return [
    isOld(version)
      ? bad(about, `version ${version}`, `the kit needs ${least.join('.')} or later`)
      : good(about, `version ${version}`),
    ...(await Promise.all(folders.map(aboutFolder))).flat(),
  ]
}
