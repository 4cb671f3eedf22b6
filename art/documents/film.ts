import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'

const fade = 0.6

/** Reads each frame's data-seconds (its duration before it fades) and data-caption. */
function framesOf(page: Page): Promise<{ seconds: number; caption: string | null }[]> {
  return page
    .locator('.frame')
    .evaluateAll((frames) =>
      frames.map((frame) => ({
        seconds: Number(frame.getAttribute('data-seconds')),
        caption: frame.getAttribute('data-caption'),
      })),
    )
}

export async function captions(page: Page): Promise<string> {
  const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
  let from = 0
  const cues = (await framesOf(page)).map(({ seconds, caption }, i, all) => {
    const start = from
    from += seconds
    const end = i === all.length - 1 ? from + fade : from
    return `${i + 1}\n${clock(start)} --> ${clock(end)}\n${caption}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Encodes a page's frames as an H.264 film with crossfades and a progress line at the bottom. Needs ffmpeg. */
export async function film(page: Page): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'))
  try {
    const frames = await framesOf(page)
    const inputs: string[] = []
    const fades: string[] = []
    let total = 0
    for (const [i, { seconds }] of frames.entries()) {
      const file = path.join(folder, `${i}.png`)
      await page.locator('.frame').nth(i).screenshot({ path: file })
      inputs.push('-loop', '1', '-framerate', '24', '-t', `${seconds + fade}`, '-i', file)
      const last = i === 1 ? '[0:v]' : `[f${i - 1}]`
      if (i)
        fades.push(`${last}[${i}:v]xfade=transition=fade:duration=${fade}:offset=${total}[f${i}]`)
      total += seconds
    }
    const whole = total + fade
    const graph = [
      ...fades,
      `color=0xc9973a:s=1280x6:r=24:d=${whole}[line]`,
      `[f${frames.length - 1}][line]overlay=x='-w+w*t/${whole}':y=714:shortest=1,format=yuv420p[out]`,
    ]
    const target = path.join(folder, 'film.mp4')
    const { error, status, stderr } = spawnSync(
      'ffmpeg',
      [
        ...['-v', 'error', ...inputs, '-filter_complex', graph.join(';'), '-map', '[out]', '-an'],
        ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', '25'],
        ...['-profile:v', 'high', '-level', '3.1', '-movflags', '+faststart', '-threads', '1'],
        ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
        ...['-metadata', `title=${await page.title()}`, target],
      ],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`ffmpeg could not make the film: ${error?.message ?? stderr}`)
    return readFileSync(target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
