import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The shipped configuration, with this machine's paths and ports in place of the operator's. */
function shipped(file, { upstream, folder, tls }) {
  const text = readFileSync(`deploy/nginx/${file}`, 'utf8')
    .replace('127.0.0.1:3000', upstream)
    .replace('/var/cache/nginx/school', path.join(folder, 'cache'))
    .replaceAll('/srv/school-site/current/deploy/nginx', folder)
    .replaceAll('/srv/school-site/current', path.resolve('.next/standalone'))
  if (!tls) return text
  return text
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${tls.plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tls.port} `)
    .replace('/etc/ssl/certs/www.school.example.pem', path.join(folder, 'certificate.pem'))
    .replace('/etc/ssl/private/www.school.example.key', path.join(folder, 'certificate.key'))
}

/** A certificate that only a test believes. */
function certify(folder) {
  const files = ['-keyout', 'certificate.key', '-out', 'certificate.pem']
  const name = ['-subj', '/CN=www.school.example', '-days', '2']
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...name],
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No certificate:\n${stderr}`)
}

/** A server without TLS, and one that sends `files` from disk, to compare. */
function compared({ folder, port, diskPort, files }) {
  return `include ${folder}/http.conf;
  server { listen 127.0.0.1:${port}; server_name localhost; include ${folder}/locations.conf; }
  server {
    listen 127.0.0.1:${diskPort};
    location / { root ${files}; default_type text/html; try_files $uri =404; }
  }`
}

/**
 * Runs nginx with the shipped configuration before `upstream`, on the loopback only, everything below
 * `folder`: without TLS on `port`, beside the same nginx sending `files` from disk on `diskPort`; or, with
 * `tls: { port, plainPort }`, the shipped site whole, with a certificate of its own.
 *
 * @param {{ folder: string, upstream: string, port?: number, diskPort?: number, files?: string,
 *   tls?: { port: number, plainPort: number } }} options
 */
export async function startNginx({ folder, upstream, port, diskPort, files, tls }) {
  for (const name of ['cache', 'logs', 'tmp'])
    mkdirSync(path.join(folder, name), { recursive: true })
  for (const file of ['http.conf', 'locations.conf', 'site.conf'])
    writeFileSync(path.join(folder, file), shipped(file, { upstream, folder, tls }))
  if (tls) certify(folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
    .join('\n  ')
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${temporary}
  ${tls ? `include ${folder}/site.conf;` : compared({ folder, port, diskPort, files })}
}
`,
  )
  const check = spawnSync('nginx', ['-t', '-c', conf, '-p', folder], { encoding: 'utf8' })
  if (check.status !== 0)
    throw new Error(`nginx refuses the shipped configuration:\n${check.stderr}`)
  const server = spawn('nginx', ['-c', conf, '-p', folder], { stdio: 'ignore' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  return { stop: () => server.kill('SIGTERM') }
}
