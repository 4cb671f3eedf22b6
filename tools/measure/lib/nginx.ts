import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { standalone } from '../../lib/standalone'

/** A link to the release, whose own path may have spaces, which nginx cannot read. */
const releaseIn = (folder: string) => path.join(folder, 'release')

type Tls = { port: number; plainPort: number }

function moved(text: string, folder: string): string {
  return text
    .replaceAll('/srv/school-site/current/deploy/nginx', path.join(folder, 'kit'))
    .replaceAll('/srv/school-site/current', releaseIn(folder))
    .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
    .replaceAll('/etc/nginx', path.join(folder, 'etc'))
    .replaceAll('/var/log/nginx', path.join(folder, 'logs'))
}

function shipped(file: string, folder: string, tls?: Tls): string {
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

function followHandbook(folder: string): void {
  const handbook = readFileSync('docs/operating/install.md', 'utf8')
  const steps = /```sh\n([^`]*sites-enabled[^`]*)```/.exec(handbook)?.[1]
  if (!steps) throw new Error('The handbook has no steps for nginx')
  const mine = moved(steps, folder)
    .replace(/^.*(?:editor|nginx -t|systemctl).*$/gm, '')
    .replaceAll(/-o www-data /g, process.getuid?.() === 0 ? '-o root ' : '')
  // Folders of the Debian package.
  for (const name of ['sites-available', 'sites-enabled', 'modules-enabled'])
    mkdirSync(path.join(folder, 'etc', name), { recursive: true })
  const { status, stderr } = spawnSync('sh', ['-e', '-c', mine], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The handbook's steps for nginx failed:\n${stderr}`)
}

function certify(folder: string): void {
  const files = ['-keyout', 'certificate.key', '-out', 'certificate.pem']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '90']
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...name],
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No certificate:\n${stderr}`)
}

/** Servers of the bench: one without TLS, and one that sends `files` from disk, whose extension is their encoding. */
function benchServers({ folder, port, diskPort, files }: NginxOptions): string {
  return `include ${folder}/kit/http.conf;
  server { listen 127.0.0.1:${port}; server_name localhost; include ${folder}/kit/locations.conf; }
  server {
    listen 127.0.0.1:${diskPort};
    root ${files};
    default_type text/html;
    location ~ \\.br$ { add_header Content-Encoding br; }
  }`
}

type NginxOptions = {
  folder: string
  upstream: string
  instances?: string[]
  port?: number
  diskPort?: number
  files?: string
  tls?: Tls
  current?: string
}

export async function startNginx(options: NginxOptions) {
  const { folder, upstream, instances = [], tls, current = standalone } = options
  for (const name of ['kit', 'logs', 'tmp']) mkdirSync(path.join(folder, name), { recursive: true })
  for (const file of readdirSync('deploy/nginx'))
    writeFileSync(path.join(folder, 'kit', file), shipped(file, folder, tls))
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
  ${tls ? `include ${folder}/etc/sites-enabled/*;` : benchServers(options)}
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
