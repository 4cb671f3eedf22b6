import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type RunningSite, temporaryFolder, testSecret } from '@/testing/site'
import { ensure } from '@/tools/lib/debian'
import { freePort } from '@/tools/lib/free-port'
import { until } from '@/tools/lib/until'
import { startFront } from './support/nginx'
import { expect, startPair, test } from './support/test'

test.skip(!process.env.WHOLE, 'only npm run test:whole runs a real Prometheus')
test.skip(
  () =>
    !['nginx', 'openssl', 'prometheus', 'prometheus-blackbox-exporter'].every((one) => ensure(one)),
  'no Linux with nginx, openssl, prometheus and blackbox exporter',
)

const stops: (() => unknown)[] = []

test.afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

const queryResult = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        value: z.tuple([z.number(), z.string()]),
      }),
    ),
  }),
})

/** Runs the shipped monitoring of a site behind nginx, with intervals of a second and alerts without delay. */
async function startMonitoring(site: RunningSite, front: Awaited<ReturnType<typeof startFront>>) {
  const folder = await temporaryFolder()
  const [port, exporter, closedPort] = [await freePort(), await freePort(), await freePort()]
  const shipped = (file: string, changes: readonly (readonly [string | RegExp, string])[]) => {
    const text = readFileSync(`deploy/monitoring/${file}`, 'utf8')
    const mine = changes.reduce((now, [from, to]) => now.replaceAll(from, to), text)
    writeFileSync(path.join(folder, file), mine)
  }
  shipped('blackbox.yml', [])
  shipped('alerts.yml', [
    [/for: \d+[mh]/g, 'for: 0s'],
    ['[5m]', '[5s]'],
  ])
  writeFileSync(path.join(folder, 'secret'), testSecret)
  shipped('prometheus.yml', [
    ['/etc/prometheus/school-site-secret', path.join(folder, 'secret')],
    [/(?<=scrape_interval: |evaluation_interval: |scrape_timeout: )\d+s/g, '1s'],
    ['/srv/school-site/current/deploy/monitoring', folder],
    ['127.0.0.1:3000', new URL(site.url).host],
    ['https://www.school.example', front.url],
    ['www.school.example:443', new URL(front.url).host],
    ['127.0.0.1:9115', `127.0.0.1:${exporter}`],
    ['127.0.0.1:9093', `127.0.0.1:${closedPort}`],
    // The blackbox exporter stands in for the node exporter.
    ['127.0.0.1:9100', `127.0.0.1:${exporter}`],
  ])
  const start = (program: string, args: string[], env = {}) => {
    const options = { cwd: folder, stdio: 'ignore', env: { ...process.env, ...env } } as const
    const child = spawn(program, args, options)
    stops.push(() => child.kill('SIGKILL'))
  }
  const listen = (at: number) => `--web.listen-address=127.0.0.1:${at}`
  start('prometheus-blackbox-exporter', ['--config.file=blackbox.yml', listen(exporter)], {
    SSL_CERT_FILE: path.join(front.folder, 'certificate.pem'),
  })
  start('prometheus', ['--config.file=prometheus.yml', '--storage.tsdb.path=data', listen(port)])
  await until(`http://127.0.0.1:${port}/-/ready`)

  const query = async (text: string) => {
    const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(text)}`
    return queryResult.parse(await (await fetch(url)).json()).data.result
  }
  return {
    /** Values of a metric by its instance. */
    values: async (metric: string) =>
      (await query(metric)).map(({ metric: { instance }, value }) => `${instance} ${value[1]}`),
    firing: async () => {
      const alerts = await query('ALERTS{alertstate="firing"}')
      return [...new Set(alerts.map(({ metric }) => metric.alertname))].sort()
    },
  }
}

// When each alert fires: app/api/metrics/route.test.ts.
test('alerts through a real Prometheus when the certificate has expired, nginx is down or the site is down', async () => {
  const { site, stop } = await startPair({ TRUSTED_HOPS: '1' })
  const front = await startFront([site])
  stops.push(stop, front.stop)
  const { values, firing } = await startMonitoring(site, front)
  const untilFiring = (alerts: string[]) =>
    expect.poll(firing, { timeout: 40_000 }).toEqual(expect.arrayContaining(alerts))

  await test.step('fires no alert while everything works', async () => {
    const urls = ['/', '/search?q=fees', '/contact-us'].map((page) => front.url + page)
    const probed = [...urls, new URL(front.url).host].map((instance) => `${instance} 1`)
    const isUp = [`${new URL(site.url).host} 1`, ...probed]
    await expect.poll(() => values('up'), { timeout: 40_000 }).toEqual(expect.arrayContaining(isUp))
    await expect.poll(async () => (await values('probe_success')).sort()).toEqual(probed.sort())
    await expect.poll(firing, { timeout: 40_000 }).toEqual([])
    expect(await values('process_start_time_seconds{job="school-site"}')).toHaveLength(1)
    expect(await values('probe_ssl_earliest_cert_expiry')).toHaveLength(4)
  })

  const nginx = (signal: NodeJS.Signals) =>
    process.kill(Number(readFileSync(path.join(front.folder, 'nginx.pid'), 'utf8')), signal)

  await test.step('alerts on an expired certificate', async () => {
    const args = ['-in', 'certificate.pem', '-signkey', 'certificate.key', '-days', '-1']
    const ended = execFileSync('openssl', ['x509', ...args], { cwd: front.folder, stdio: 'pipe' })
    writeFileSync(path.join(front.folder, 'certificate.pem'), ended)
    nginx('SIGHUP')
    await untilFiring(['CertificateExpiring', 'PublicProbesFailing'])
  })

  await test.step('alerts when nginx is down', async () => {
    nginx('SIGTERM')
    const failed = async () => (await values('probe_success == 0')).length
    await expect.poll(failed, { timeout: 20_000 }).toBe(4)
    await untilFiring(['PublicProbesFailing'])
  })

  await test.step('alerts when the site is down', async () => {
    await site.stop()
    await untilFiring(['SiteDown'])
  })
})
