// @module-tag attack
import { expect, it } from 'vitest'
import { postLink as a, renderPost, toPlainText } from '@/testing/post'
import { toSingleLine } from './html'

const badUrls = ['javascript:alert(1)', 'jAvA\nscript:alert(1)', 'data:text/html,x', 'file:///c']

it.each([
  ['<p onclick="x()" style="color:red" class="a" id="b">Hi</p>', '<p>Hi</p>'],
  ...[...badUrls, 'C:\\a'].map((href) => [`<p><a href="${href}">Hi</a></p>`, '<p>Hi</p>']),
  ['<h1>Head</h1><h3>Part</h3>', '<h2>Head</h2><h3>Part</h3>'],
  ['<img src="https://x.example/e.png" alt="😀">', '<p>😀</p>'],
  ['<img src="data:image/png;base64,xx" alt="Our poster">', '<p>Our poster</p>'],
  ...['image.png', 'WhatsApp Image 2026-11-20 at 10.30.00.jpeg'].map((alt) => [
    `<p>Words<img src="data:image/png;base64,xx" alt="${alt}"></p>`,
    '<p>Words</p>',
  ]),
])('renders the post %j as %j', (from = '', to) => {
  expect(renderPost(from)).toBe(to)
})

it.each([
  '<h2>A</h2><p>B <strong>c</strong></p><ul><li>d</li></ul><blockquote><p>e</p></blockquote>',
  '<table><caption>Times</caption><thead><tr><th scope="col">Class</th></tr></thead><tbody><tr><td colspan="2">V</td><td rowspan="2">9</td></tr></tbody></table>',
])('renders the post %s unchanged', (html) => {
  expect(renderPost(html)).toBe(html)
})

it('shows a picture that the site can serve', () => {
  expect(renderPost('<img src="photos/a.webp" alt="A">')).toBe(
    '<p><img src="/media/photos/a.webp" alt="A"></p>',
  )
})

const youTube = 'https://www.youtube.com'
const film = `${youTube}/watch?v=abcdefghijk`
const live = `${youTube}/embed/live_stream?channel=UC1`
const vimeo = 'https://player.vimeo.com/video/1?h=2b'
const onYouTube = 'Watch the film on YouTube'
const frame = (src: string) => `<iframe src="${src}"></iframe>`
const map = 'https://www.google.com/maps'
const query = (words: string) => `${map}/search/?api=1&#x26;query=${words}`
const embed = (place: string) =>
  frame(`${map}/embed?pb=!1m18!2d88.4!3d26.7!3m2!1i600!2i450!4f13.1!${place}!5e0!3m2!1sen!2sin!4v1`)

it.each([
  [`<iframe src="${youTube}/embed/abcdefghijk?rel=0">`, film, onYouTube],
  [`<figure><oembed url="${film}"></oembed></figure>`, film, onYouTube],
  [frame(`${youTube}/watch?feature=share&amp;v=abcdefghijk`), film, onYouTube],
  [frame('//www.youtube-nocookie.com/embed/abcdefghijk'), film, onYouTube],
  ['<object data="http://youtu.be/abcdefghijk"></object>', film, onYouTube],
  [
    frame(`${youTube}/embed/?listType=playlist&amp;list=PL1`),
    `${youTube}/playlist?list=PL1`,
    'Watch the films on YouTube',
  ],
  [embed('2sDPS%20Siliguri'), query('DPS%20Siliguri'), 'Open the map'],
  [embed('4m1'), query('26.7%2C88.4'), 'Open the map'],
  [frame(`${map}/embed?pb=!4v1!6m8!2m2!1d26.7!2d88.4!3f0`), query('26.7%2C88.4'), 'Open the map'],
  ['<video controls><source src="files/day.mp4"></video>', '/own/files/day.mp4', 'Watch the film'],
  ['<audio src="files/song.mp3"></audio>', '/own/files/song.mp3', 'Listen to the recording'],
  [frame('http://x.example/y'), 'https://x.example/y', 'Open x.example'],
  [frame(live), live, 'Open youtube.com'],
  [frame(vimeo), vimeo, 'Open player.vimeo.com'],
])('turns %s into a link', (html, href, label) => {
  expect(renderPost(html)).toBe(`<p>${a(href, label)}</p>`)
  expect(toSingleLine(html)).toBe(label)
})

const form = 'https://x.example/a'

it.each([
  [`<a href="${form}"><i class="icon"></i></a>`, a(form, 'Open x.example')],
  [`<a href="${form}" title="Form"></a>`, a(form, 'Form')],
  [`<a href="${form}"></a>x`, 'x'],
  [
    `<a href="https://a.example/1">En</a><a href="${form}">Hi</a><a href="${form}">ndi</a>`,
    `${a('https://a.example/1', 'En')} ${a(form, 'Hindi')}`,
  ],
  [`<a href="${form}"><img src="https://b.example/y.png"></a>`, a(form, 'See the picture')],
  [
    `<a href="${form}"><img aria-hidden="true" src="https://b.example/y.png">Fees</a>`,
    a(form, 'Fees'),
  ],
  [`<p>See ${form}. Write</p>`, `See ${a(form, form)}. Write`],
  ['<a href="www.b.in">www.b.in</a>', a('https://www.b.in', 'www.b.in')],
])('renders each link in %j with a text', (html, shown) => {
  const post = renderPost(html)
    .replace(/ ?<\/a>/g, '</a>')
    .replace('"> ', '">')
  expect(post).toBe(`<p>${shown}</p>`)
})

it.each([
  ['<a href="tel:+919434012345"><i></i></a>', '+919434012345'],
  ['Class <select><option>I</option><option>II</option></select>', 'Class\nI\nII'],
  ...['iframe', 'video', 'audio', 'object'].flatMap((name) =>
    ['', ' /', `></${name}`].map((end) => [
      `<p>First.</p><${name} src="https://x.example/y"${end}><p>Last.</p>`,
      `First.\n\n${{ video: 'Watch the film', audio: 'Listen to the recording' }[name] ?? 'Open x.example'}\n\nLast.`,
    ]),
  ),
  ['<video><p>Words</p></video>', 'Words'],
])('extracts the words of links and controls, and behind frames, in %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

it('keeps the size of a picture, and leaves a small one in its line', () => {
  expect(renderPost('<p>Fees <img src="new.gif" width="28" height="11px"> 2026</p>')).toBe(
    '<p>Fees <img src="/media/new.gif" alt="" width="28" height="11"> 2026</p>',
  )
  expect(renderPost('<img src="a.gif" width="100%" height="0">')).toBe(
    '<p><img src="/media/a.gif" alt=""></p>',
  )
})
