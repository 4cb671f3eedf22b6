import { type BlogTemplate, figure } from './blog-post'

/**
 * Posts for parents. One carries an event handler and one a scripted link, which a reader must not
 * get.
 */
export const parentPosts: readonly BlogTemplate[] = [
  {
    key: 'healthy-tiffin',
    on: '09-22',
    phase: 2,
    title: 'A good tiffin for a long school day',
    alt: 'Children sharing lunch',
    topic: 'kindergarten',
    picture: 3,
    by: 'the school nurse',
    html: `<p>Open a row of tiffin boxes at half past ten and you will see the whole of North Bengal: luchi and alur dom, momo, poha, paratha, sattu, bread and jam. Children swap without shame and with a fine sense of exchange rates. We would not change that for anything.</p>
<h2>What the afternoon needs</h2>
<p>Teachers can tell by the fifth period who has had something lasting and who has had only sugar. A good tiffin is not a grand one. It has something that fills, something that builds and something fresh, and it can be eaten by small hands in fifteen minutes.</p>
<table>
<thead><tr><th>Day</th><th>Something that fills</th><th>Something that builds</th><th>Something fresh</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>Roti roll</td><td>Egg or paneer</td><td>Cucumber</td></tr>
<tr><td>Tuesday</td><td>Vegetable poha</td><td>Peanuts</td><td>Banana</td></tr>
<tr><td>Wednesday</td><td>Idli</td><td>Sambar in a small flask</td><td>Guava</td></tr>
<tr><td>Thursday</td><td>Sattu paratha</td><td>Curd</td><td>Carrot sticks</td></tr>
<tr><td>Friday</td><td>Vegetable momo</td><td>Boiled chana</td><td>Orange</td></tr>
</tbody>
</table>
${figure('kindergarten', 4, 'A table of open tiffin boxes')}
<h2>From the infirmary</h2>
<ul>
<li>Send water, and ask in the evening whether the bottle came home empty.</li>
<li>Tell us of every allergy, in writing, even the mild ones.</li>
<li>Keep fizzy drinks and packets for birthdays.</li>
<li>Breakfast matters more than tiffin. A glass of milk and a banana will do.</li>
</ul>
<blockquote><p>I like Thursdays because Didun makes the paratha and I get two extra for my friends.</p></blockquote>
<h2>Let them pack it</h2>
<p>A child who has chosen the fruit will usually eat it. Even a six-year-old can wash grapes and close a lid. By Class V most can make the whole box, and many are proud to. If mornings are a rush, pack together after dinner; it takes less time than the argument about an uneaten box.</p>`,
  },
  {
    key: 'screens-at-home',
    on: '05-28',
    phase: 2,
    title: 'Screens at home: an agreement that lasts',
    alt: 'Students working together in a computer laboratory',
    topic: 'computer-lab',
    picture: 1,
    by: 'the computer department',
    html: `<p>At the last parent-teacher meeting the question came up in every room: how much screen is too much? We have no magic number. We do have the experience of some hundreds of families who were kind enough to tell us what worked, and what lasted three days.</p>
<h2>What lasted</h2>
<p>The rules that lasted were few, were made together, and bound the parents too. A telephone on the dining table in a adult’s hand undoes a month of good advice. So the first line of most of the lasting agreements reads: nobody, at meals.</p>
<ul>
<li>All devices sleep in the drawing room.</li>
<li>Homework first; the screen is not a reward for it, only later than it.</li>
<li>Games are played where others can see and hear.</li>
<li>One day a week belongs to something with dirt, water or a ball in it.</li>
</ul>
${figure('computer-lab', 3, 'A student showing a programme to a friend')}
<p onclick="alert('This must never run')">Not all screens are alike. An hour spent making a film about one’s street is not the same as an hour of being shown films by a machine that wants one more. Ask what your child made, not only how long they watched.</p>
<h2>If it has already gone too far</h2>
<p>Begin with sleep. Move the charger out of the bedroom this evening, and expect three bad days. Put something in the empty space: a library card, a cycle, a cousin. Tell the class teacher, who will not scold, and may well have five other families with the same trouble.</p>
<blockquote><p>We did not take the phone away. We gave the evening back.</p></blockquote>
<h2>What the school does</h2>
<p>Telephones stay at home or in the office. In the computer laboratory the first lesson of every year is about strangers, passwords and kindness, and the second is about how a page decides what to show you next. We send no homework that needs a screen after eight. If any of us ever does, please write to the Principal.</p>`,
  },
  {
    key: 'choosing-a-stream',
    on: '03-24',
    phase: 0,
    title: 'Choosing a stream after Class X',
    alt: 'Parents and a teacher in conversation',
    topic: 'parents-meeting',
    picture: 2,
    by: 'the counsellor',
    html: `<p>In the last week of March our counsellor keeps a box of tissues and a plate of biscuits on the desk. Both are used. The choice of a stream is the first large decision that many young people make, and it is often made in a crowd.</p>
<h2>Three questions before the marks</h2>
<ul>
<li>Which homework do you do first, without being told?</li>
<li>What do you explain to others?</li>
<li>When did you last forget the time?</li>
</ul>
<p>Marks matter, and the school’s minimum marks for each stream are on the <a href="javascript:alert('This must never run')">admission page</a>. But they say what you can enter, not what you will enjoy for two years of long days.</p>
<h2>The streams in brief</h2>
<table>
<thead><tr><th>Stream</th><th>You will spend your time</th><th>It leads, among others, to</th></tr></thead>
<tbody>
<tr><td>Science</td><td>Measuring, proving, solving</td><td>Engineering, medicine, research, agriculture</td></tr>
<tr><td>Commerce</td><td>Reading figures, judging risk</td><td>Accountancy, banking, business, law</td></tr>
<tr><td>Humanities</td><td>Reading, arguing, writing</td><td>Law, civil services, teaching, media, design</td></tr>
</tbody>
</table>
${figure('parents-meeting', 3, 'A counselling session in the library')}
<h2>A word to families</h2>
<p>Please let your child speak first. Ask the counsellor for the two worksheets, one for the student and one for the parents, fill them in separately and compare them over tea. Where they differ, you have found the conversation you need to have.</p>
<blockquote><p>My father wanted Science and I wanted Humanities. We filled in the sheets. It turned out that what he wanted was for me to have a safe life. We could talk about that.</p></blockquote>
<p>If the choice turns out to be wrong, tell the class teacher early. It is no failure; the student has found something out. Come and see us before you decide, and come again after.</p>`,
  },
  {
    key: 'first-day-pre-nursery',
    on: '04-08',
    phase: 1,
    title: 'The first day in Pre-Nursery: a letter to parents',
    alt: 'Small children in a bright classroom',
    topic: 'kindergarten',
    picture: 1,
    by: 'the teachers of Pre-Nursery',
    html: `<p>Dear parents, tomorrow you will let go of a small hand at our gate. Some of you will go home and look at the clock. We should like to tell you what happens on this side.</p>
<h2>The first hour</h2>
<p>There are teachers who have time, a bowl of water with boats in it, and a great deal of clay. No one is made to sit down. Those who cry are held; those who want to watch from behind the door are allowed to. By ten o’clock most have found the boats.</p>
${figure('kindergarten', 2, 'A child playing with clay')}
<h2>What helps</h2>
<ul>
<li>Say goodbye, and mean it. A parent who slips away is looked for all morning.</li>
<li>Send something that smells of home: a handkerchief, a soft toy, a dupatta.</li>
<li>Keep to the time of fetching, to the minute, in the first week.</li>
<li>Talk about tomorrow in the bath, lightly, as one speaks of the weather.</li>
</ul>
<p>What does not help is a promise of sweets, or the sentence that big children do not cry. Big children do. So do some of the fathers, round the corner, by the bicycle stand. There is tea there.</p>
<h2>The first fortnight</h2>
<table>
<thead><tr><th>Days</th><th>Hours</th><th>What we do</th></tr></thead>
<tbody>
<tr><td>1 to 3</td><td>One and a half</td><td>Water, clay, songs</td></tr>
<tr><td>4 to 7</td><td>Two</td><td>A walk to see the big school</td></tr>
<tr><td>8 to 10</td><td>Two and a half</td><td>Tiffin together</td></tr>
<tr><td>From day 11</td><td>Three</td><td>The full morning</td></tr>
</tbody>
</table>
<blockquote><p>He told me that his teacher knows a song about a frog, and that I do not.</p></blockquote>
<p>We shall write a line in the diary every day: whether your child ate, laughed, slept or sulked. Please write back. You know this small person better than anyone; we are only beginning.</p>`,
  },
]
