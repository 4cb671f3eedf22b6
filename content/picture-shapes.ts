import type { Data } from './schemas/pictures'

export type Shape = {
  width: number
  height: number
  widths: readonly number[]
  formats: readonly ('avif' | 'webp')[]
}

const formats = ['webp'] as const

export const shapes: Record<Data['pictures'][number]['shape'], Shape> = {
  hero: { width: 1600, height: 900, widths: [480, 768, 1080, 1600], formats: ['avif', 'webp'] },
  scene: { width: 1200, height: 800, widths: [400, 640, 960, 1200], formats },
  square: { width: 800, height: 800, widths: [200, 400, 800], formats },
  badge: { width: 540, height: 160, widths: [270, 540], formats },
}
