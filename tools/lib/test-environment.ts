/** Gives this process and every test process the same environment on every machine. Import it first. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')

export const siteVariables = [...example.matchAll(/^#?([A-Z_]+)=/gm)].flatMap(
  ([, name]) => name ?? [],
)

/** Other variables that change what tests see: language, proxies, git's repository, folders of the deploy scripts. */
const foreign =
  /^(?:GIT_\w+|LANGUAGE|LC_\w+|NGINX_\w+|PREVIEW_\w+|PUBLISH_\w+|SITE_\w+|(?:all|ftp|https?|no)_proxy|NODE_USE_ENV_PROXY)$/i

for (const name of Object.keys(process.env))
  if (foreign.test(name)) Reflect.deleteProperty(process.env, name)

// Empty counts as unset, and keeps a developer's `.env` from setting it.
for (const name of siteVariables) process.env[name] = ''

const dataDir = mkdtempSync(path.join(tmpdir(), 'test-data-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  // Chromium, Firefox and WebKit read these on Linux.
  FONTCONFIG_PATH: path.resolve('testing'),
  FONTCONFIG_FILE: 'fonts.conf',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
})
process.umask(0o022)
