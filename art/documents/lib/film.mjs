import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Seconds for which two scenes fade into each other. */
export const FADE = 0.6
const FPS = 24

/**
 * Still pictures, faded into each other, with a line below that shows how far the film is.
 * @param {Array<{png: Buffer, seconds: number}>} scenes seconds without the fade at the end
 * @param {{title: string, width: number, height: number, line: string}} options
 * @returns {Buffer} an MP4: H.264, yuv420p, index in front
 */
export function film(scenes, { title, width, height, line }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'))
  try {
    const inputs = scenes.flatMap(({ png, seconds }, i) => {
      const file = path.join(folder, `${i}.png`)
      writeFileSync(file, png)
      return ['-loop', '1', '-framerate', String(FPS), '-t', String(seconds + FADE), '-i', file]
    })
    const total = scenes.reduce((sum, { seconds }) => sum + seconds, FADE)
    let start = 0
    let last = '[0:v]'
    const fades = scenes.slice(1).map((_, i) => {
      start += scenes[i].seconds
      const step = `${last}[${i + 1}:v]xfade=transition=fade:duration=${FADE}:offset=${start}[f${i}]`
      last = `[f${i}]`
      return step
    })
    const graph = [
      ...fades,
      `color=${line}:s=${width}x6:r=${FPS}:d=${total}[line]`,
      `${last}[line]overlay=x='-w+w*t/${total}':y=${height - 6}:shortest=1,format=yuv420p[out]`,
    ].join(';')
    const target = path.join(folder, 'film.mp4')
    const { status, stderr } = spawnSync(
      'ffmpeg',
      [
        ...['-v', 'error', ...inputs, '-filter_complex', graph, '-map', '[out]', '-an'],
        ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', '25'],
        ...['-profile:v', 'high', '-level', '3.1', '-movflags', '+faststart', '-threads', '1'],
        ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
        ...['-metadata', `title=${title}`, target],
      ],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`ffmpeg could not make the film: ${stderr}`)
    return readFileSync(target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
