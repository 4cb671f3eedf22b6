import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where each instance listens, such as `127.0.0.1:3000`, as nginx is told on this machine. */
export function instances(
  nginxDir = process.env.NGINX_DIR || '/etc/nginx/school-site',
): { host: string; isDown: boolean }[] {
  const conf = path.join(nginxDir, 'instances.conf')
  const text = existsSync(conf) ? readFileSync(conf, 'utf8') : ''
  return [...text.matchAll(/^\s*server\s+([\w.:[\]-]+)([^;]*)/gm)].map(([, host = '', rest]) => ({
    host,
    isDown: /\bdown\b/.test(rest ?? ''),
  }))
}
