import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The shipped configuration, with this machine's paths and ports in place of the operator's. */
function shipped(file, { upstream, folder }) {
  return readFileSync(`deploy/nginx/${file}`, 'utf8')
    .replace('127.0.0.1:3000', upstream)
    .replace('/var/cache/nginx/school', path.join(folder, 'cache'))
    .replace('/srv/school-site/current', path.resolve('.next/standalone'))
}

/**
 * Runs nginx with the shipped site before `upstream` on one port, and the same nginx sending `files`
 * from disk on another; both on the loopback only, everything below `folder`.
 */
export async function startNginx({ folder, upstream, port, diskPort, files }) {
  for (const name of ['cache', 'logs', 'tmp'])
    mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'http.conf'), shipped('http.conf', { upstream, folder }))
  writeFileSync(
    path.join(folder, 'locations.conf'),
    shipped('locations.conf', { upstream, folder }),
  )
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
  include ${folder}/http.conf;
  server { listen 127.0.0.1:${port}; server_name localhost; include ${folder}/locations.conf; }
  server {
    listen 127.0.0.1:${diskPort};
    location / { root ${files}; default_type text/html; try_files $uri =404; }
  }
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
