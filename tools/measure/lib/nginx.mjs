import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { standalone } from '../../lib/standalone.mjs'

/** Where a folder has the release by a link: its own path may have spaces, which nginx would take for an end. */
const releaseIn = (folder) => path.join(folder, 'release')

/** Paths of an operator's machine, with this machine's in their place. */
function moved(text, folder) {
  return text
    .replaceAll('/srv/school-site/current/deploy/nginx', path.join(folder, 'kit'))
    .replaceAll('/srv/school-site/current', releaseIn(folder))
    .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
    .replaceAll('/etc/nginx', path.join(folder, 'etc'))
    .replaceAll('/var/www', path.join(folder, 'www'))
    .replaceAll('/var/log/nginx', path.join(folder, 'logs'))
}

/** The shipped configuration, with this machine's paths and ports in place of the operator's. */
function shipped(file, { folder, tls }) {
  const text = moved(readFileSync(`deploy/nginx/${file}`, 'utf8'), folder)
    .replace('/etc/ssl/certs/www.school.example.pem', path.join(folder, 'certificate.pem'))
    .replace('/etc/ssl/private/www.school.example.key', path.join(folder, 'certificate.key'))
    .replaceAll('www.school.example', 'localhost')
  if (!tls) return text
  return text
    .replace(/listen \[::\].*\n/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${tls.plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls.port}`)
}

/** Runs what the handbook tells the operator to do before `nginx -t`. */
function followHandbook(folder) {
  const handbook = readFileSync('docs/operating/install.md', 'utf8')
  const steps = /```sh\n([^`]*sites-enabled[^`]*)```/.exec(handbook)?.[1]
  if (!steps) throw new Error('The handbook has no steps for nginx')
  const mine = moved(steps, folder)
    .replace(/^.*(?:editor|nginx -t|systemctl).*$/gm, '')
    .replaceAll(/-o www-data /g, process.getuid?.() === 0 ? '-o root ' : '')
  // What the Debian package brings.
  for (const name of ['sites-available', 'sites-enabled', 'modules-enabled'])
    mkdirSync(path.join(folder, 'etc', name), { recursive: true })
  const { status, stderr } = spawnSync('sh', ['-e', '-c', mine], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The handbook's steps for nginx failed:\n${stderr}`)
}

/** A certificate that only a test believes. */
function certify(folder) {
  const files = ['-keyout', 'certificate.key', '-out', 'certificate.pem']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '90']
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...name],
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No certificate:\n${stderr}`)
}

/**
 * A server without TLS, and one that sends `files` from disk, to compare; the end of a file's name is
 * the encoding of what is in it.
 */
function compared({ folder, port, diskPort, files }) {
  return `include ${folder}/kit/http.conf;
  server { listen 127.0.0.1:${port}; server_name localhost; include ${folder}/kit/locations.conf; }
  server {
    listen 127.0.0.1:${diskPort};
    root ${files};
    default_type text/html;
    location ~ \\.br$ { add_header Content-Encoding br; }
  }`
}

/**
 * Runs nginx with the shipped configuration before `upstream`, on the loopback only, everything below
 * `folder`: without TLS on `port`, beside the same nginx sending `files` from disk on `diskPort`; or, with
 * `tls: { port, plainPort }`, the shipped site whole for the name `localhost`, with a certificate of its
 * own. `instances` are further upstreams, where the handbook has them written; `current` is the release's
 * folder when it is not the build's.
 *
 * @param {{ folder: string, upstream: string, instances?: string[], port?: number,
 *   diskPort?: number, files?: string, tls?: { port: number, plainPort: number }, current?: string }} options
 */
export async function startNginx(options) {
  const { folder, upstream, instances = [], port, diskPort, files, tls } = options
  const { current = standalone } = options
  for (const name of ['kit', 'logs', 'tmp']) mkdirSync(path.join(folder, name), { recursive: true })
  for (const file of readdirSync('deploy/nginx'))
    writeFileSync(path.join(folder, 'kit', file), shipped(file, { folder, tls }))
  rmSync(releaseIn(folder), { force: true })
  symlinkSync(path.resolve(current), releaseIn(folder))
  followHandbook(folder)
  const all = [upstream, ...instances].map((instance) => `server ${instance} max_fails=0;\n`)
  writeFileSync(path.join(folder, 'etc/school-site/instances.conf'), all.join(''))
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
  ${tls ? `include ${folder}/etc/sites-enabled/*;` : compared({ folder, port, diskPort, files })}
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
