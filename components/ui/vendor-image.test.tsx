import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VendorImage } from './vendor-image'

const src = '/media/a1B2c3D4e5F6/1280/albums/a.jpg'

function markup(sizes: string, width: number): string {
  return renderToStaticMarkup(
    <VendorImage src={src} alt="" width={width} height={300} sizes={sizes} />,
  )
}

it.each([
  ['45vw', 480, [240, 320, 400, 640, 960]],
  ['(min-width: 1280px) 17rem, (min-width: 768px) 30vw, 45vw', 480, [240, 320, 400, 640, 960]],
  ['(min-width: 1301px) 20vw, calc(100vw - 2rem)', 480, [320, 400, 640, 960]],
  ['(min-width: 768px) 13rem, 1px', 320, [160, 240, 320, 400, 640]],
  ['92vw', 960, [400, 640, 960, 1280]],
])(
  'VendorImage with sizes="%s" and width="%i" offers the widths %j in srcset',
  (sizes, width, widths) => {
    const candidates = widths.map((one) => `${src.replace('1280', String(one))} ${one}w`).join(', ')
    expect(markup(sizes, width)).toContain(`srcSet="${candidates}"`)
  },
)

it('VendorImage has a width and a height, and a src for browsers without srcset', () => {
  expect(markup('45vw', 480)).toMatch(/ width="480" height="300" .* src="\/media\/\w+\/960\/albums/)
})
