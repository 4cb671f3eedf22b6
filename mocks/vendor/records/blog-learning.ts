import { type BlogTemplate, figure } from './blog-post'

export const learningPosts: readonly BlogTemplate[] = [
  {
    key: 'reading-aloud',
    on: '04-24',
    phase: 0,
    title: 'Why we read aloud every morning',
    alt: 'Students reading in the school library',
    topic: 'library-week',
    picture: 2,
    by: 'the librarian',
    html: `<p>At ten minutes past eight, before the first register is called, every classroom from Prep to Class V goes quiet. The teacher opens a book and reads. Nobody writes anything down, nobody is asked a question at the end, and nobody is ever late for it.</p>
<h2>Ten minutes that pay for themselves</h2>
<p>When we began, some of us worried about the timetable. Ten minutes a day is nearly an hour a week, and the syllabus is not short. Three years later the worry is gone. Children who listen every morning meet words that do not come up in textbooks, and they meet them in a voice they trust. They begin to use them, first wrongly, then bravely, then well.</p>
<blockquote><p>I did not like stories because I was slow. When Ma’am reads I am as fast as everybody.</p></blockquote>
<p>That was said by a boy of eight. We have it pinned on the staff-room board.</p>
${figure('library-week', 3, 'A reading corner with low shelves and cushions')}
<h2>How we choose the books</h2>
<ul>
<li>A good voice first: if it is dull to read, it is dull to hear.</li>
<li>One book in four is translated from Bengali, Hindi or Nepali.</li>
<li>Chapters end in the middle of something, so that tomorrow is wanted.</li>
<li>Every term has one book that makes the whole class laugh.</li>
</ul>
<h2>What parents can do at home</h2>
<p>You need no training and no special books. Read in whichever language is warm in your house. Read badly if you must; children forgive a great deal for the sake of a story. Stop while they still want more. If grandparents live with you, ask them to tell the story of a journey, a flood or a wedding, and let the child draw it afterwards.</p>
<p>Older children are not too old for it. Try the newspaper at breakfast: two minutes, one item, and the question, what do you make of that? The answers will surprise you, and the habit will outlast school.</p>`,
  },
  {
    key: 'board-preparation',
    on: '01-09',
    phase: 2,
    title: 'Preparing for the boards without fear',
    alt: 'A student writing at a desk near a window',
    topic: 'assembly',
    picture: 3,
    by: 'the counsellor',
    html: `<p>Every January the corridor outside Class XII grows quieter, and the queue at the counsellor’s door grows longer. Most of those who wait there are not unprepared. They are tired, and they have forgotten how much they already know.</p>
<h2>A plan that fits on one page</h2>
<p>We ask each student to write a plan on a single sheet. If it does not fit, it is too much. The plan below is the one most often copied, and the sleep in it is not optional.</p>
<table>
<thead><tr><th>Time</th><th>What to do</th><th>Why</th></tr></thead>
<tbody>
<tr><td>6:00 to 8:00</td><td>The hardest subject</td><td>The mind is fresh</td></tr>
<tr><td>10:00 to 12:30</td><td>One past paper, timed</td><td>Practice in the real hours of the examination</td></tr>
<tr><td>3:00 to 4:30</td><td>Marking and mending</td><td>Mistakes are the syllabus that is left</td></tr>
<tr><td>5:00 to 6:00</td><td>A walk, a game, a chore</td><td>Learning settles while the legs move</td></tr>
<tr><td>9:30</td><td>Lights out</td><td>Memory is made at night</td></tr>
</tbody>
</table>
<h2>Four small rules</h2>
<ul>
<li>Write more than you read.</li>
<li>Keep one notebook of errors and revise from that.</li>
<li>Study with a friend once a week, never every day.</li>
<li>Keep the telephone in another room, and let a parent be its keeper.</li>
</ul>
<p style="color:red;font-size:34px;position:fixed">If a chapter still frightens you, bring it to school: every department holds an open hour from two to three until the last paper.</p>
<blockquote><p>An examination asks what you know on one morning. It does not ask who you are.</p></blockquote>
<h2>For parents</h2>
<p>Please speak of other things at dinner. Compare your child with nobody. See that there is water on the desk and fruit in the bowl, and be in the house when they come back from a paper, whichever way it went. That is a great deal of help, and it is enough.</p>`,
  },
  {
    key: 'chess-and-patience',
    on: '09-16',
    phase: 0,
    title: 'Chess, patience and a corner of the verandah',
    alt: 'Two students at a chess board',
    topic: 'chess',
    picture: 1,
    by: 'the games department',
    html: `<p>It began with two boards and a rainy week. Football could not be played, and a teacher remembered a box at the back of the games cupboard. Today there are eighteen boards, and a list on the wall with a hundred and twelve names.</p>
<h2>What the board teaches</h2>
<p>We do not claim that chess makes a child clever. We have seen it make many children patient. A game asks you to look before you touch, to think what the other person wants, and to live with what you did ten minutes ago. There is no one to blame and no time to sulk.</p>
${figure('chess', 3, 'A row of chess boards on the school verandah')}
<h2>How the list works</h2>
<ul>
<li>You may challenge anyone up to three places above you.</li>
<li>A challenge must be answered within a week.</li>
<li>Before the game you shake hands; after it you explain your best mistake.</li>
<li>Class III may play Class XII, and sometimes wins.</li>
</ul>
<script>document.body.innerHTML = "This must never run";</script>
<p>The last rule but one is the favourite of the teacher in charge. A student who can explain a mistake aloud, without shame, has learnt something that no coach can give in an hour. Mathematics teachers have noticed it as well: the same children show their working.</p>
<blockquote><p>I lost my queen on the ninth move because I was happy too early.</p></blockquote>
<h2>Come and play</h2>
<p>Beginners may sit down at a board in any games period. Parents who play are welcome on the first Saturday of the month, when tea is served. Last month a grandfather from Pradhan Nagar gave a display against eleven boards. He won nine, drew one, and lost the last to a girl of ten, who asked him very politely whether he would like to see where it went wrong.</p>`,
  },
  {
    key: 'useful-failure',
    on: '02-27',
    phase: 0,
    title: 'The science exhibition, and the use of things that fail',
    alt: 'A student explaining a working model at the science exhibition',
    topic: 'science-fair',
    picture: 2,
    by: 'the science department',
    html: `<p>The most crowded table at this year’s science exhibition held a water filter that did not work. Three students of Class VII had built it from sand, charcoal and a great deal of hope. On the first trial the water came out darker than it went in. They had four days left.</p>
<h2>Keeping the failures on the table</h2>
<p>They asked whether they might show all five versions, with what went wrong in each. We said yes, and it has become the rule: a model may be shown only together with the notebook of its failures. Visitors read the notebooks more eagerly than the charts.</p>
${figure('science-fair', 4, 'Five versions of a sand and charcoal filter in a row')}
<h2>What the judges looked for</h2>
<table>
<thead><tr><th>Question</th><th>Marks</th></tr></thead>
<tbody>
<tr><td>Was something measured, more than once?</td><td>10</td></tr>
<tr><td>Is the notebook honest?</td><td>10</td></tr>
<tr><td>Can each member explain every part?</td><td>10</td></tr>
<tr><td>Does it matter to somebody outside the school?</td><td>5</td></tr>
<tr><td>Is it handsome?</td><td>0</td></tr>
</tbody>
</table>
<p>The last line caused some dismay among owners of spray paint. It also sent two groups back to their measurements, where one of them found that their rain gauge had been reading the roof.</p>
<blockquote><p>Our first answer was neat. Our second answer was true.</p></blockquote>
<h2>Three ideas we shall keep</h2>
<ul>
<li>Local questions are the best questions: the pond behind the market, the fog on the highway, the price of tea.</li>
<li>Older students make good examiners, if they are told to be kind.</li>
<li>Parents ask better questions when there is a place to sit.</li>
</ul>
<p>The filter, in its sixth form, now stands in the kitchen garden. The water is clear. A small board beside it says, in the careful hand of Class VII: still testing.</p>`,
  },
]
