import { alpona, comic, hornbill, snows, teaGarden } from '../lib/art.mjs'
import { band, bookletCss, folio, opener } from '../lib/booklet.mjs'
import { school } from '../lib/facts.mjs'
import { html } from '../lib/html.mjs'
import { emblem, picture } from '../lib/pictures.mjs'
import { page } from '../lib/sheet.mjs'

const css = `${bookletCss}
.front{padding:0;background:var(--sand)}
.front .head{padding:15mm 17mm 0;display:flex;justify-content:space-between;align-items:flex-start}
.front .emblem{width:22mm;height:22mm}
.front h1{font-size:70pt;line-height:.86;letter-spacing:-.035em}
.front .sub{font:italic 400 13pt/1.3 'Serif',serif;color:var(--bronze);margin-top:5mm}
.front .art{margin:9mm 17mm 0;height:158mm;overflow:hidden;border-radius:1.6mm}
.front .art img{width:100%;height:100%;object-fit:cover;display:block}
.front .in{padding:7mm 17mm 12mm;display:grid;grid-template-columns:repeat(3,1fr);gap:7mm;font-size:9.6pt;line-height:1.4;margin-top:auto}
.front .in p+p{margin-top:0}
.front .in b{display:block;font:600 11.4pt/1.25 'Serif',serif;color:var(--green);margin-bottom:.8mm}
.toc li{display:grid;grid-template-columns:11mm 1fr;padding:2.3mm 0;border-top:.2mm solid #d8d3c3}
.toc b{font:540 15pt/1.1 'Display',serif;color:var(--gold);font-variant-numeric:lining-nums}
.toc span{display:block;font-size:8.8pt;color:var(--soft)}
.piece h3{font-size:15pt;font-family:'Display',serif;font-weight:540}
.by{font:italic 400 10pt/1.3 'Serif',serif;color:var(--bronze);margin:.8mm 0 2.6mm}
.piece{font-size:11pt;line-height:1.58}
.piece.two .by+p{margin-top:0}
.piece.two{columns:2;column-gap:8mm}
.piece.two h3,.piece.two .by{column-span:all}
.piece+.piece{margin-top:8mm;padding-top:6mm;border-top:.2mm solid #d8d3c3}
.verse{font:400 10.8pt/1.62 'Serif',serif;white-space:pre-line}
.poems{display:grid;grid-template-columns:1fr 1fr;gap:10mm 9mm}
.poems h3{font-size:14pt;font-family:'Display',serif;font-weight:540}
.gallery{display:grid;grid-template-columns:1fr 1fr;gap:5mm 6mm}
.gallery svg{width:100%;height:64mm;display:block;border:2mm solid #fff;box-shadow:0 0 0 .2mm #ddd5c0}
.strip{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm}
.strip svg{width:100%;display:block;border:.5mm solid var(--ink)}
.strip figcaption{color:var(--ink);font-size:8.8pt}
.clubs{columns:2;column-gap:9mm}
.clubs>div{break-inside:avoid;padding:2.5mm 0;border-top:.2mm solid #d8d3c3}
.clubs p{font-size:9.6pt;line-height:1.45;margin-top:.5mm}
.diary>div{display:grid;grid-template-columns:27mm 1fr;padding:2.5mm 0;border-top:.2mm solid #d8d3c3;font-size:10pt;line-height:1.48}
.diary dt{font:600 10.6pt/1.4 'Serif',serif;color:var(--green)}
.score{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin-top:6mm}
`

const title = 'School Magazine'

/** @param {string} name @param {string} by @param {unknown} text @param {string} [kind] */
const piece = (name, by, text, kind = '') =>
  html`<article class="piece ${kind}"><h3>${name}</h3><p class="by">${by}</p>${text}</article>`

/** @param {string} name @param {string} by @param {string} verse */
const poem = (name, by, verse) =>
  html`<article><h3>${name}</h3><p class="by">${by}</p><p class="verse">${verse}</p></article>`

async function pages() {
  const cover = await picture('vision', { width: 800, height: 718, quality: 46 })
  const clubs = [
    ['Eco Club', 'The rain gauge overflowed on a Sunday. We have marked the page “at least”.'],
    ['Science Club', 'Our volcano was silent for two days and then, during prayer, was not.'],
    [
      'Robotics and Coding Club',
      'The robot did what it was told. We are still finding out who told it.',
    ],
    [
      'Mathematics Club',
      'How many handshakes if forty students say good morning? Answer on the board.',
    ],
    ['Literary and Debating Society', 'The motion was lost. The argument goes on at lunch.'],
    ['Music and Dance Club', 'Beginners in April, a whole song by July.'],
    ['Art and Craft Club', 'Kiln day: eleven bowls, one bowl-shaped surprise.'],
    [
      'Photography Club',
      'We waited forty minutes for a kingfisher. It was a leaf. It is a good picture.',
    ],
    ['Interact Club', 'We read with the little ones. They correct us.'],
  ]
  const week = [
    [
      'Monday',
      'Everyone has brought something from home to eat, and everyone is polite until Tuesday.',
    ],
    [
      'Tuesday',
      'Power cut during study. We sang. Somebody knew all the verses; somebody else invented the rest.',
    ],
    ['Wednesday', 'Calls home. Mother asked whether I was eating. I was eating while she asked.'],
    ['Thursday', 'Fog so thick that we found the dining hall by the smell.'],
    [
      'Friday',
      'Room inspection. A sock was found that belongs to nobody in four rooms. It has been given a name.',
    ],
    [
      'Saturday',
      'Football, then the film. The new boy from the plains laughed at the right places and is no longer new.',
    ],
    ['Sunday', 'The mountain came out at six. Nobody had to be woken twice.'],
  ]

  return [
    html`<section class="sheet front"><div class="head"><div><h1>School<br>Magazine</h1><p class="sub">Written, drawn and argued over by the students of ${school.name}</p></div>${emblem()}</div>
<div class="art"><img src="${cover}" alt="A child looks through a telescope at the snow peaks"></div>
<div class="in"><p><b>The last seat on the bus</b>A story in one stop</p><p><b>Six poems</b>From Class III to Class XI</p><p><b>Hostel diary</b>One week and a lonely sock</p></div></section>`,

    html`<section class="sheet">${opener('In this number', 'Contents')}
<div class="split" style="gap:13mm;grid-template-columns:1fr 1.15fr"><ol class="toc">${[
      [3, 'Stories and a travel note', 'A bus, a cloud, a river'],
      [4, 'Poems', 'Short, some of them true'],
      [5, 'Art page', 'Paper, potatoes, rice paste, and a comic strip'],
      [6, 'Sports', 'A draw in the rain'],
      [7, 'Clubs', 'Nine of them, one sentence each'],
      [8, 'Hostel diary', 'From Monday to Sunday'],
    ].map(
      ([number, name, line]) =>
        html`<li><b>${number}</b><div>${name}<span>${line}</span></div></li>`,
    )}</ol>
<article class="piece"><h3>Why we kept the crossings-out</h3><p class="by">A note from the editors</p>
<p>When we asked for pieces, most people gave us their neatest page. We sent many of them back and asked for the page before it.</p>
<p>The page before has crossings-out. On it one can see somebody change their mind: “happy” turned to “quiet”, a whole paragraph about the sunset struck through, and at the end one line that was worth the trouble. We like that page. It is where the work was done.</p>
<p>A magazine cannot print crossings-out, or it would be twice as thick. But we promise that behind every piece in this one there is a page that looks like a battlefield. If yours was not chosen, it was not bad; there were thirty-two sides of paper on the floor and only eight in the magazine. Write another. We will be under the stairs, on Thursdays, with biscuits.</p></article></div>
<div class="box mist" style="margin-top:auto"><h3>For the next number</h3><p>Stories up to 300 words, poems up to 20 lines, drawings on unlined paper. Name and class on the back. Give them to your English or art teacher, and keep the page with the crossings-out.</p></div>
<p class="fine" style="margin-top:5mm">Sample edition. Its pieces were written to show what the magazine on the website can look like; the school replaces it with its own.</p>
${folio(title, 2)}</section>`,

    html`<section class="sheet">${opener('Stories', 'Stories and a travel note')}
${piece(
  'The last seat on the bus',
  'Ishita, Class VII',
  html`<p>There is one seat that nobody wants. It is above the wheel, so that your knees come up to your chin, and the window does not close. On the first day of term it was the only one left, and I was the only one standing.</p><p>For a week I was angry with it. Then came a morning after rain, and because my window did not close I was the only person on the whole bus who smelled the tea being dried. The next day I heard a bird that goes up at the end, like a question. I began to keep a list. Woodsmoke, Tuesday. A temple bell, twice. A boy on a cycle who races us to the bridge and always wins, because we have to stop.</p><p>Today a new girl got on. She looked at the seat, and at me. I could have moved up and let her have half of mine, which is now a good one near the front.</p><p>“Take that one,” I said. “The window doesn’t close.” She thinks that I was being unkind. I give her until Thursday.</p>`,
  'two',
)}
${piece(
  'How to read a cloud',
  'Arjun, Class IX',
  html`<p>My grandfather never looks at the forecast. He goes out, looks up, scratches his neck and takes the umbrella or leaves it. I decided to do it scientifically. For thirty days I wrote down the cloud, my guess and what happened. I was right nineteen times. Grandfather was right twenty-six times, and did not write anything down.</p><p>I asked him for his method. He said: “I look at the ants.”</p>`,
  'two',
)}
${piece(
  'A morning by the Teesta',
  'Pema, Class VIII · travel note',
  html`<p>At Sevoke the river comes out of the hills like somebody leaving a crowded room. On one side it is grey, on the other green, and for a while the two colours run beside each other and do not mix. We sat on stones that had come further than we had. Our teacher said that each of them was once part of a mountain, and is on its way to becoming sand. I have put one back, so that it is not late.</p>`,
)}
${folio(title, 3)}</section>`,

    html`<section class="sheet">${opener('Poems', 'Short, some of them true')}
<div class="poems">${poem(
      'Tiffin',
      'Riya, Class III',
      `In my box there is a box,
and in that box is lunch.
My friend has got an orange,
I have a thing to crunch.
We put it all together.
Now both of us have lunch.`,
    )}${poem(
      'June',
      'Sonam, Class VI',
      `The sky has left the tap on.
The football has grown moss.
My shoes have had a meeting
about who is the boss.

But frogs have been promoted
and sing from five to ten,
and nobody has told them
that school begins again.`,
    )}${poem(
      'What the blackboard knows',
      'Aditi, Class X',
      `Every morning it is clean
and every evening wise.
It never keeps a single word
and nobody asks why.

Perhaps to learn is also this:
to be wiped down at four,
and have in you, in place of chalk,
some room for something more.`,
    )}${poem(
      'Grandmother’s phone',
      'Farhan, Class V',
      `She holds it like a bird that may
at any time fly off.
She shouts, because I live so far.
She says goodbye, then talks.`,
    )}${poem(
      'Proof',
      'Debarati, Class XI',
      `Let x be all the things I meant to say.
Let y be what I said.
It follows that the difference
is what I think in bed.

(The limit, as the lights go out,
tends slowly to the truth:
I liked your poem. There. It’s done.
The rest is left as proof.)`,
    )}${poem(
      'Kanchenjunga',
      'Tashi, Class IV',
      `You are not there,
you are not there,
you are not there.
You are.`,
    )}</div>
${folio(title, 4)}</section>`,

    html`<section class="sheet">${opener('Art page', 'Paper, potatoes and rice paste')}
<div class="gallery">${[
      [snows, '“Six o’clock”, cut paper. Class VIII'],
      [teaGarden, '“From above”, potato print. Class IV, all of it'],
      [hornbill, '“He was looking at me”, poster colour. Class VI'],
      [alpona, '“For the courtyard”, rice paste on red. Class IX'],
    ].map(([work, words]) => html`<figure>${work}<figcaption>${words}</figcaption></figure>`)}</div>
<h3 style="margin:7mm 0 2.4mm;font-size:13pt">The umbrella: a comic strip</h3>
<div class="strip">${comic.map(([words, panel]) => html`<figure>${panel}<figcaption>${words}</figcaption></figure>`)}</div>
${folio(title, 5)}</section>`,

    html`<section class="sheet bleed">${await band('games', 104, 'Football on the school ground')}
${opener('Sports', 'A draw in the rain')}
<div class="columns"><p>It rained in the first half and it rained in the second. By the end nobody could tell the two houses apart, and the referee awarded a throw-in to “the muddy team”.</p>
<p>The first goal was scored by a puddle. The ball was going wide, stopped dead in the water, and our goalkeeper, who had already dived, slid past it and looked at it on the way. The second was better: four passes, a run along the line and a shot that even those who were against it applauded.</p>
<p>One all. We shook hands with everyone, including two spectators. Then both teams ran to the same tap, and that was the hardest fight of the afternoon.</p>
<p class="by">Nikhil, Class IX, left back</p></div>
<div class="score"><div class="box"><h3>How to lose</h3><p>Find the person who beat you. Say one true thing about how well they played. Go home. Be angry there for one hour, not more. Train on Monday.</p></div><div class="box mist"><h3>How to win</h3><p>Exactly the same, but carry the bags.</p></div></div>
${folio(title, 6)}</section>`,

    html`<section class="sheet bleed">${await band('clubs', 112, 'A robot, an easel, a camera and a chess board on one table')}
${opener('Clubs', 'Nine clubs, one sentence each', 'We asked every club for a report. We printed the best sentence.')}
<div class="clubs">${clubs.map(([name, line]) => html`<div><h3>${name}</h3><p>${line}</p></div>`)}</div>
${folio(title, 7)}</section>`,

    html`<section class="sheet bleed">${await band('hostel-study', 122, 'Boarders at their desks in the evening')}
${opener('Hostel diary', 'One week, Room Four')}
<dl class="diary">${week.map(([day, line]) => html`<div><dt>${day}</dt><dd>${line}</dd></div>`)}</dl>
<p class="by" style="margin-top:3mm">Kept by four people, in four handwritings. Class VIII</p>
${folio(title, 8)}</section>`,
  ]
}

/** Cover, stories, poems and the art page: the edition that the ticker links to. */
const SHORT = [0, 2, 3, 4]

export default [
  {
    file: 'public/documents/school-magazine.pdf',
    limit: 400,
    make: async (browser) =>
      browser.pdf(
        page({
          title: `${title} – ${school.name}`,
          css,
          body: html`<main>${await pages()}</main>`,
        }),
        { outline: true },
      ),
  },
  {
    file: 'mocks/vendor/media/files/magazine.pdf',
    limit: 200,
    make: async (browser) => {
      const all = await pages()
      return browser.pdf(
        page({
          title: `${title}, short edition – ${school.name}`,
          css,
          body: html`<main>${SHORT.map((i) => all[i])}</main>`,
        }),
      )
    },
  },
]
