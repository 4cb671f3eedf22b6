// @module-tag attack
import { expect, it, vi } from 'vitest'
import { cpuMs } from '@/testing/cpu-time'
import { parseSegments, renderPostHtml, toPlainText, toSingleLine, truncateHtml } from './html'
import { parseExternalUrl } from './links'
import { appendUrl, segmentsToText } from './segments'

const addresses = {
  toHref: (written: string) =>
    parseExternalUrl(written) ??
    (/^(?:\/admission$|files\/)/.test(written) ? `/own/${written}` : null),
  toMedia: (stored: string) => (stored.startsWith('http') ? null : `/media/${stored}`),
}
const clean = (html: string) => renderPostHtml(html, addresses)
const a = (href: string, words: string) => `<a href="${href}" rel="noopener">${words}</a>`

it.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><img src=x:y onerror=alert(1)></mtext></math>',
  '<object data="javascript:alert(1)"></object>',
  '<form action="https://x.example"><input></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<img src="https://x.example/p.png" width="1" alt="">',
])('drops %s from a post', (html) => {
  expect(clean(html)).not.toMatch(
    /<(?!\/?p>|img src="\/media\/x[^"]*" alt="" loading="lazy">)|alert/,
  )
})

it('keeps the words and the link of a button', () => {
  const html = '<a href="https://forms.gle/abc"><button type="button">Apply now</button></a>'
  expect(clean(html)).toBe('<p><a href="https://forms.gle/abc" rel="noopener">Apply now</a></p>')
})

it('raises and lowers digits in plain text', () => {
  const html = '10<sup>2</sup> is 100, CO<sub>2</sub>, the 20<sup>th</sup>'
  expect(parseSegments(html)).toEqual(['10² is 100, CO₂, the 20th'])
})

it('shows an emoji of another host as text', () => {
  expect(clean('<img src="https://x.example/e.png" alt="😀">')).toBe('<p>😀</p>')
})

it.each([
  ['<p onclick="x()" style="color:red" class="a" id="b">Hi</p>', '<p>Hi</p>'],
  ...['javascript:alert(1)', 'jAvA\nscript:alert(1)', 'data:text/html,x', 'file:///c', 'C:\\a'].map(
    (href) => [`<p><a href="${href}">Hi</a></p>`, '<p>Hi</p>'],
  ),
  ['<h1>Head</h1><h3>Part</h3>', '<h2>Head</h2><h3>Part</h3>'],
  [
    '<p><img src="photos/a.webp" alt="A"></p>',
    '<p><img src="/media/photos/a.webp" alt="A" loading="lazy"></p>',
  ],
  ...[
    '<img alt="A" srcset="photos/a.webp 1x, b.webp 2x">',
    '<input type=image src="photos/a.webp" alt="A">',
    '<img src="blank.gif" data-src="photos/a.webp" alt="A">',
    '<img src="data:image/gif;base64,xx" data-lazy-src="photos/a.webp" alt="A">',
    '<img data-original="photos/a.webp" alt="A">',
    '<noscript>Turn on JavaScript<img src="photos/a.webp" alt="A"></noscript>',
    '<noscript><img src="photos/a.webp"></noscript><img data-src="photos/a.webp" alt="A">',
    '<img data-src="photos/a.webp" alt="A"><noscript><img src="photos/a.webp"></noscript>',
  ].map((html) => [html, '<p><img src="/media/photos/a.webp" alt="A" loading="lazy"></p>']),
  ['<img src="data:image/png;base64,xx" alt="Our poster">', '<p>Our poster</p>'],
  ['<p>Words<img src="data:image/png;base64,xx" alt="image.png"></p>', '<p>Words</p>'],
  ...[
    '<h2>A</h2><p>B <strong>c</strong></p><ul><li>d</li></ul><blockquote><p>e</p></blockquote>',
  ].map((html) => [html, html]),
])('renders %j of a post as %j', (from, to) => {
  expect(clean(from ?? '')).toBe(to)
})

it.each([
  [
    '<div>Dear parents,</div><div>Come.</div><div><br></div><div>Principal</div>',
    '<p>Dear parents,<br>Come.</p><p>Principal</p>',
  ],
  ['<dl><dt>Venue</dt><dd>Hall</dd></dl>', '<p>Venue</p><p>Hall</p>'],
  [
    '<center>One</center><section>Two</section><address>Three</address>',
    '<p>One</p><p>Two</p><p>Three</p>',
  ],
  [
    '<div dir="rtl"><p>a</p><ul><li>b</li></ul><div>c</div><div>d</div></div>',
    '<p dir="rtl">a</p><ul dir="rtl"><li>b</li></ul><p dir="rtl">c<br>d</p>',
  ],
  ['<p style="white-space:pre-wrap">One\nTwo</p>', '<p>One<br>Two</p>'],
  ['<marquee>One</marquee>Two', '<p>One</p><p>Two</p>'],
  ['<p>One<br><br>Two</p>after', '<p>One</p><p>Two</p><p>after</p>'],
  ['<table><tr><td><div>Mail</div></td></tr></table>', '<p>Mail</p>'],
  [
    'Dear all,\n\nCome on Monday.\nBring it.',
    '<p>Dear all,</p><p>Come on Monday.<br>Bring it.</p>',
  ],
])('keeps the lines and paragraphs of %j', (from, to) => {
  expect(clean(from)).toBe(to)
})

it.each([
  '<del>10 May</del>',
  '<strike>10 May</strike>',
  '<s>10 May</s>',
  '<span style="text-decoration: line-through;">10 May</span>',
  '<span style="text-decoration-line:underline line-through">10 May</span>',
  '<span class="MsoDel">10 May</span>',
  '<style>.c1{text-decoration:line-through}.c1{color:red}</style><span class="c1">10 May</span>',
  '<style>p.x, span.c1 {text-decoration:line-through}</style><span class="c1">10 May</span>',
  '~10 May~',
  '~~10 May~~',
])('keeps %s struck out in a post and leaves it out of plain text', (struck) => {
  const html = `<p>Last date: ${struck} 20 May</p>`
  expect(clean(html)).toBe('<p>Last date: <s>10 May</s> 20 May</p>')
  expect(toSingleLine(html)).toBe('Last date: 20 May')
  expect(toPlainText(truncateHtml(html, 200))).toBe('Last date: 20 May')
})

it.each([
  [
    '<b style="font-weight:normal"><p>Plain <b>bold</b></p></b>',
    '<p>Plain <strong>bold</strong></p>',
  ],
  [
    '<span style="font-weight:700">b</span><i style="font-style:normal">n</i>',
    '<p><strong>b</strong>n</p>',
  ],
  ['<b>one<p>two</p></b>', '<p><strong>one</strong></p><p><strong>two</strong></p>'],
  [
    '<p>*bold* _it_ 5*3*2 my_file_name</p>',
    '<p><strong>bold</strong> <em>it</em> 5*3*2 my_file_name</p>',
  ],
  [
    '*_both_* ~*gone*~ _*~all~*_',
    '<p><strong><em>both</em></strong> <strong><s>gone</s></strong> <strong><em><s>all</s></em></strong></p>',
  ],
  ['<q>quoted</q>', '<p>“quoted”</p>'],
  ['**bold** __bold__ 2**3**4', '<p><strong>bold</strong> <strong>bold</strong> 2**3**4</p>'],
])('renders the emphasis of %j as a browser would', (from, to) => {
  expect(clean(from)).toBe(to)
})

const youtube = 'https://www.youtube.com/watch?v=abcdefghijk'

const onYouTube = 'Watch the film on YouTube'
const frame = (src: string) => `<iframe src="${src}"></iframe>`
const instagram = 'https://www.instagram.com/p/abc/'
const [facebook, fb] = ['https://www.facebook.com/a/videos/1/', 'https%3A%2F%2Ffb.com%2Fv%2F1']
const map = 'https://www.google.com/maps'

it.each([
  ['<iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0">', youtube, onYouTube],
  [`<figure><oembed url="${youtube}"></oembed></figure>`, youtube, onYouTube],
  [frame('https://www.youtube.com/watch?feature=share&amp;v=abcdefghijk'), youtube, onYouTube],
  [frame('//www.youtube-nocookie.com/embed/abcdefghijk'), youtube, onYouTube],
  ['<object><param name="movie" value="http://youtu.be/abcdefghijk"></object>', youtube, onYouTube],
  [
    frame('https://www.youtube.com/embed/live_stream?channel=UC1'),
    'https://www.youtube.com/channel/UC1/live',
    onYouTube,
  ],
  [`<div class="fb-video" data-href="${facebook}"></div>`, facebook, 'Open facebook.com'],
  [
    frame(`https://www.facebook.com/plugins/video.php?href=${fb}&w=2`),
    'https://fb.com/v/1',
    'Watch the film on Facebook',
  ],
  [frame('https://player.vimeo.com/video/123'), 'https://vimeo.com/123', 'Watch the film on Vimeo'],
  [
    frame('https://drive.google.com/file/d/1A/preview'),
    'https://drive.google.com/file/d/1A/view',
    'Open the file on Google Drive',
  ],
  [
    frame(`${map}/embed?pb=!2d88.4!3d26.7!2sDPS%20Siliguri!5e0`),
    `${map}/search/?api=1&#x26;query=DPS%20Siliguri`,
    'Open the map',
  ],
  ['<video controls><source src="files/day.mp4"></video>', '/own/files/day.mp4', 'Watch the film'],
  ['<audio src="files/song.mp3"></audio>', '/own/files/song.mp3', 'Listen to the recording'],
  [
    `<blockquote data-instgrm-permalink="${instagram}"></blockquote>`,
    instagram,
    'Open instagram.com',
  ],
  [frame('http://x.example/y'), 'https://x.example/y', 'Open x.example'],
])('turns %s into a link', (html, href, label) => {
  expect(clean(html)).toBe(`<p>${a(href, label)}</p>`)
  expect(toSingleLine(html)).toBe(label)
})

it.each([
  '<ol start="3"><li value="7">A<ul><li>B</li></ul></li><li>C</li></ol>',
  '<ol start="2" reversed><li>A</li></ol>',
  '<ol type="a" style="list-style-type:lower-alpha"><li>A</li></ol>',
  '<table><caption>Times</caption><thead><tr><th scope="col">Class</th></tr></thead><tbody><tr><td colspan="2">V</td><td rowspan="2">9</td></tr></tbody></table>',
  '<p lang="ur" dir="rtl">اردو</p>',
  '<blockquote dir="rtl"><p>a</p></blockquote><ul dir="rtl"><li>b</li></ul>',
  '<table dir="rtl"><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<p>a <span lang="hi">b</span></p>',
  '<pre>  a\n   b</pre>',
])('keeps %s in a post', (html) => {
  expect(clean(html)).toBe(html)
})

it.each([
  ['<ul><li>One</li><ul><li>Two</li></ul></ul>', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
  [
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>One</p>
     <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span>Two</p><p class=MsoNormal>After<o:p></o:p></p>`,
    '<ul><li>One<ol start="3"><li>Two</li></ol></li></ul><p>After</p>',
  ],
  [
    ['Ø', 'ü', 'v']
      .map(
        (sign) =>
          `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings;mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${sign}x</p>`,
      )
      .join(''),
    '<ul><li>Øx</li><li>üx</li><li>vx</li></ul>',
  ],
  [
    '<ol><li data-list="bullet">A</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>B</li><li data-list="bullet">C</li><li data-list="ordered">D</li></ol>',
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul><ol><li>D</li></ol>',
  ],
  [
    '<ol start="3"><li>A</li><li class="ql-indent-1">B</li><li class="ql-indent-2">C</li><li>D</li></ol>',
    '<ol start="3"><li>A<ol><li>B<ol><li>C</li></ol></li></ol></li><li>D</li></ol>',
  ],
  [
    '<ol><li data-list="checked">Diary</li><li data-list="unchecked">Fee</li></ol>',
    '<ul><li>☑ Diary</li><li>☐ Fee</li></ul>',
  ],
  [
    '<ul class="todo-list"><li><label><input type="checkbox" checked>Diary</label></li><li><input type="checkbox">Fee</li></ul>',
    '<ul><li>☑ Diary</li><li>☐ Fee</li></ul>',
  ],
  [
    '<ul data-checked="true"><li>Diary</li></ul><ul><li role="checkbox" aria-checked="false">Fee</li></ul>',
    '<ul><li>☑ Diary</li></ul><ul><li>☐ Fee</li></ul>',
  ],
])('renders lists of office programs and editors: %j', (from, to) => {
  expect(clean(from)).toBe(to)
})

it.each([
  '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Words</p>',
  '<style>p{margin:0}</style><title>Memo</title><p>Words</p>',
  '<!DOCTYPE html><html><head><meta charset="x"><title>Memo</title></head><body>Words</body></html>',
  '<i style="display:/**/none">x</i><style>p.h, b.i{display:none}</style><p class="h">y</p><p style="display:none;display:block">Words</p>',
  '<div style="display:none">preheader</div><span style="mso-hide:all">x</span><p hidden>y</p><p>Words<o:p>&nbsp;</o:p></p>',
])('skips invisible content: %s', (html) => {
  expect(clean(html)).toBe('<p>Words</p>')
  expect(
    toSingleLine(truncateHtml(html.replace('margin:0', 'margin:0;'.repeat(9000)), 20_000)),
  ).toBe('Words')
})

it('shows text that a style sheet hides only on some screens', () => {
  const css =
    '@font-face{a:b}@media (max-width:600px){.a{color:red}.b{display:none!important}}.c{display:none}'
  const html = `<style>${css}</style><p class="b">Last date: 20 May</p><p class="c">x</p>`
  expect(clean(html)).toBe('<p>Last date: 20 May</p>')
  expect(toSingleLine(truncateHtml(html, 500))).toBe('Last date: 20 May')
})

it.each([
  ['&lt;p&gt;Fish &amp;amp; &lt;s&gt;1&lt;/s&gt; 2&lt;/p&gt;', '<p>Fish &#x26; <s>1</s> 2</p>'],
  ['&#60;div class=&#34;a&#34;&#62;A&#60;/div&#62;', '<p>A</p>'],
  ['&amp;lt;p&amp;gt;A&amp;lt;/p&amp;gt;', '<p>A</p>'],
  ['A&lt;br /&gt;B&lt;br&gt;C', '<p>A<br>B<br>C</p>'],
  ['&lt;span style="x"&gt;A&lt;/span&gt;', '<p>A</p>'],
  ['&lt;p&gt; starts a paragraph', '<p>&#x3C;p> starts a paragraph</p>'],
  ['<p>&lt;p&gt;A&lt;/p&gt;</p>', '<p>&#x3C;p>A&#x3C;/p></p>'],
])('unescapes a post only if it is escaped as a whole: %j', (html, post) => {
  expect(clean(html)).toBe(post)
  expect(toPlainText(truncateHtml(html, 500))).toBe(toPlainText(html))
})

it('prefixes in-page links and drops those without a target', () => {
  const html =
    '<p><a href="#_Toc1">Go</a> <a href="#gone">No</a></p><h2><a name="_Toc1"></a>Here</h2>'
  expect(clean(html)).toBe(
    `<p>${a('#post-_Toc1', 'Go')} No</p><h2><span id="post-_Toc1"></span>Here</h2>`,
  )
})

it.each([
  ['<p><a href="#a">Go</a></p><h2 id="a">Here</h2>', '<h2><span id="post-a"></span>Here</h2>'],
  ['<p><a href="#caf%C3%A9">Go</a></p><p id="café">x</p>', '<p><span id="post-café"></span>x</p>'],
  ['<a href="#a">Go</a><ul id="a"><li>x</li></ul>', '<ul><li><span id="post-a"></span>x</li></ul>'],
])('puts the link target of %j inside its block', (html, block) => {
  expect(clean(html)).toContain(`Go</a></p>${block}`)
  expect(toPlainText(html)).toMatch(/^Go\n\n\S/)
})

it('keeps a link around a dropped picture', () => {
  expect(clean('<a href="https://a.example/x"><img src="https://b.example/y.png"></a>')).toBe(
    `<p>${a('https://a.example/x', 'See the picture')}</p>`,
  )
})

it.each([
  ['<ol type="a" start="3"><li>x</li><li>y</li></ol>', 'c. x\nd. y'],
  ['<ol type="I" start="4"><li>x</li><li value="9">y</li></ol>', 'IV. x\nIX. y'],
  ['<ul><li><s>Mon</s></li><li>Tue</li></ul>', '• Tue'],
  ['One<hr>Two', 'One\n\nTwo'],
  ['<ol reversed><li>x</li><li>y</li></ol>', '2. x\n1. y'],
  ['<p>One</p><p>\u200b\u200e</p>', 'One'],
])('breaks the lines of %j in plain text', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

it('links bare URLs in a post, but not inside a link', () => {
  expect(clean(`<p>See https://a.example/x. ${'<a href="www.b.in">www.b.in</a>'}</p>`)).toBe(
    `<p>See ${a('https://a.example/x', 'https://a.example/x')}. ${a('https://www.b.in', 'www.b.in')}</p>`,
  )
})

it('replaces non-breaking spaces in sentences, and keeps "Rs. 500" together', () => {
  expect(clean('<p>The&nbsp;school&nbsp;is closed. Fee Rs.&nbsp;500</p>')).toBe(
    '<p>The school is closed. Fee Rs.\u00a0500</p>',
  )
  expect(toSingleLine('The\u00a0school\u00a0is\u00a0closed')).toBe('The school is closed')
})

it('parses a text into segments with links, strikethrough, lines and list markers', () => {
  const html =
    '<p>Fill the <a href="https://f.example/a">form</a>.</p><p>By <s>1</s> 2 May</p><ol start="2"><li>One</li><li>Two</li></ol>'
  const segments = parseSegments(html, addresses)
  expect(segments).toEqual([
    'Fill the ',
    { text: 'form', href: 'https://f.example/a' },
    '.\n\nBy ',
    { text: '1', isStruck: true },
    ' 2 May\n\n2. One\n3. Two',
  ])
  expect(segmentsToText(segments)).toBe('Fill the form.\n\nBy 2 May\n\n2. One\n3. Two')
  expect(segmentsToText(segments, appendUrl)).toMatch(/^Fill the form \(https:\/\/f.example\/a\)\./)
})

const cut = vi.fn<() => void>()
const limited = (html: string) => renderPostHtml(html, { ...addresses, onTruncate: cut })

it('drops tags that are nested too deeply and keeps their words', () => {
  const html = limited(`${'<blockquote>'.repeat(2000)}deep`)
  expect(html.match(/<blockquote>/g)).toHaveLength(30)
  expect(html).toContain('deep')
  expect(cut).toHaveBeenCalledTimes(1)
})

it('limits the number of tags', () => {
  expect(limited('<hr>'.repeat(200_000)).match(/<hr/g)).toHaveLength(10_000)
  expect(limited('<'.repeat(3_000_000)).length).toBeLessThan(100_000)
  expect(cut).toHaveBeenCalledTimes(2)
})

it('limits the number of attributes', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')
  expect(limited(`<p ${many} lang="hi">Hi</p>`)).toBe('<p>Hi</p>')
  expect(cut).toHaveBeenCalledTimes(1)
})

it.each([
  `<p>${Array.from({ length: 27 }, (_, at) => `<b lang="${at}">`).join('')}${'<ul>x</ul>'.repeat(4000)}`,
  `<a href="https://a.example/${'y'.repeat(1500)}">${'<p>x</p>'.repeat(4000)}`,
  'a@b.example '.repeat(15_000),
  'x\n'.repeat(100_000),
])('limits the growth of a text', (html) => {
  const shown = limited(html)
  expect(shown.length).toBeLessThan(Math.max(400_000, 5 * html.length))
  expect(shown).toMatch(/x|a@b/)
})

it.each([
  [
    '<p>Bring a hat &amp; water.</p>\n<p>Buses leave\nat 8.</p>',
    'Bring a hat & water.\n\nBuses leave at 8.',
  ],
  ['<div>One<br>Two<br/><br />Three</div>', 'One\nTwo\n\nThree'],
  ['<table><form><tr><td>V</td><td>VI</td></tr></form></table>', 'V VI'],
  [
    '<table>Fees<tr>of<td>V</td><td>VI</td></tr><p>in Rs.</p></table>',
    'Fees\n\nof\n\nin Rs.\n\nV VI',
  ],
  ['<table><td>V</td><td>VI</td></table>', 'V\n\nVI'],
  ['<![CDATA[<p>Closed</p>]]>', 'Closed'],
  ['<p>Closed</p><p>See <a href="https://a.exam', 'Closed\n\nSee'],
  ['<p>Closed</p', 'Closed'],
  ['Rs.&nbsp500', 'Rs.\u00a0500'],
  ['<table><tr><th>Class</th><td>V</td></tr><tr><td>VI</td></tr></table>', 'Class V\nVI'],
  ['<script>x()</script>A<style>p{}</style><!-- no --><o:p></o:p>B', 'AB'],
  ['<SCRIPT src="x">x()</SCRIPT >A<!DOCTYPE html><?xml version="1"?><![endif]-->B', 'AB'],
  ['<img src=x onerror=alert(1)><svg onload="x()">A</svg><iframe src="x"></iframe>', 'A'],
  ['<p>a&nbsp;&nbsp;b</p>&#8377;500 &#x20b9;600', 'a b\n\n₹500 ₹600'],
  ['<table><tr><td nowrap>V</td></tr></table><input disabled>', 'V'],
  ['<p title="a<b">A</p>B', 'A\n\nB'],
  ['R&amp;D, &amp;lt; for &lt;', 'R&D, &lt; for <'],
  ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ['Parents&amp;rsquo; day&amp;nbsp;&amp;amp; fair', 'Parents’ day\u00a0& fair'],
])('extracts from %j the words %j', (text, words) => {
  expect(toPlainText(text)).toBe(words)
})

it.each([
  'marks < 40 and > 20',
  'a<b',
  'I <3 school',
  '<office@school.example>',
  '<Name of the pupil> and <class teacher>',
  'if a <b and c> d',
  'Rules &regulations, Q & A, AT&T',
  'Two\n\n paragraphs\tof a plain text  ',
])('keeps every character of %j', (text) => {
  const lines = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
  expect(toPlainText(text)).toBe(lines.trim())
})

const maxLength = 10_000

it.each([
  ...'<|<b>|<a |<b a=1 |<!--|<script>|&|&nbsp;|<br>|<p|</|<p "|<p \'|<div>|<table>|<ul>|<ol><li>a|*a* |~a|\n|x\n'.split(
    '|',
  ),
  ...['<font style="font-weight:bold">x', 'a@b.in ', 'https://a.in/( ', '98765 43210 ', '.a{'],
  ...['\u00a0', 'a\u00a0b', '<p class=MsoListParagraph style="mso-list:l0 level2">· x', '<h1>'],
  ...['<style>.a{b:c}', '<style>@media x{.a{b:c}', '@a{b{c}', '<a name=x>'],
])('parses a hostile text in linear time: %j', async (part) => {
  const text = part.repeat(maxLength / part.length)
  const parse = () => {
    expect(toPlainText(text).length).toBeLessThanOrEqual(2 * maxLength)
    expect(clean(text).length).toBeLessThanOrEqual(10 * maxLength)
  }
  expect(await cpuMs(parse)).toBeLessThan(1000)
})

it.each([
  ['10<sup>-3</sup> x<sup>n+1</sup> [<sup>2a</sup>]', '10⁻³ xⁿ⁺¹ [2a]'],
  ['<math><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> cups', '3 1/2 cups'],
  ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>', '(a+b)/2'],
  [
    '<math><semantics><msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt><annotation encoding="t">y</annotation></semantics></math>',
    '√x²',
  ],
  ['<mml:math><mml:mfrac><mml:mn>3</mml:mn><mml:mn>4</mml:mn></mml:mfrac></mml:math>', '3/4'],
  ['<a href="tel:+919434012345"><i></i></a>', '+919434012345'],
  ['<math><mroot><mn>8</mn><mn>3</mn></mroot></math>', '³√8'],
  ['<textarea>Call us\nat 9 am</textarea>', 'Call us\nat 9 am'],
  [
    '<iframe srcdoc="&lt;p&gt;Dear&lt;/p&gt;&lt;p&gt;parents&lt;/p&gt;"></iframe>',
    'Dear\n\nparents',
  ],
  ['<span style="font-family:Wingdings">Ø</span> Wear a cap', '• Wear a cap'],
  ['<font face="Wingdings">ü</font> Done <font face="Wingdings">J</font>', '✓ Done ☺'],
  ['<span style="font-family:Wingdings">See you</span>', 'See you'],
  ['<span style="font-family:Wingdings"><span style="font-family:Arial">a</span></span>', 'a'],
  [
    'Class <select><optgroup label="Junior"><option>I</option><option>II</option></optgroup></select>',
    'Class Junior\nI\nII',
  ],
  ['<input value="Form 12"><input type="hidden" value="x"><button>Apply</button>', 'Form 12 Apply'],
  ['<table><tr><td></td><td>&nbsp;</td></tr></table>', ''],
  ['<table><tr><td>Mon</td><td>9</td></tr><tr><td></td><td></td></tr></table>', 'Mon 9'],
  [
    '[caption id="x"]The winners[/caption] [gallery ids="1"] [b]Fee[/b]: 5',
    'The winners [gallery ids="1"] Fee: 5',
  ],
])('extracts the words of special markup: %j', (html, text) => {
  expect(toPlainText(html).trim()).toBe(text)
})

it.each([
  [
    '[embed]https://youtu.be/aaaaaaa[/embed]',
    a('https://youtu.be/aaaaaaa', 'https://youtu.be/aaaaaaa'),
  ],
  [
    '[url=https://x.example/a]Form[/url]',
    `${a('https://x.example/a', 'https://x.example/a')} Form`,
  ],
  [
    '<a href="https://x.example/a"><i class="icon"></i></a>',
    a('https://x.example/a', 'Open x.example'),
  ],
  ['<a href="https://x.example/a" title="Form"></a>', a('https://x.example/a', 'Form')],
  ['<map><area href="https://x.example/a" alt="Form"></map>', a('https://x.example/a', 'Form')],
  ['<a href="https://x.example/a"></a>x', 'x'],
])('keeps the link of %j', (html, shown) => {
  expect(
    clean(html)
      .replace(/ ?<\/a>/g, '</a>')
      .replace('"> ', '">'),
  ).toBe(`<p>${shown}</p>`)
})
