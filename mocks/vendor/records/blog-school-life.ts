import { type BlogTemplate, figure } from './blog-post'

export const schoolLifePosts: readonly BlogTemplate[] = [
  {
    key: 'hostel-first-fortnight',
    on: '07-27',
    phase: 2,
    title: 'Settling into the hostel: the first fortnight',
    alt: 'A bright hostel room with four beds',
    topic: 'hostel-life',
    picture: 2,
    by: 'the hostel warden',
    html: `<p>There are four beds in a room, four cupboards, one window and, on the first evening, a silence that the matron knows well. By the second week she will be asking for silence instead. The fortnight between is what this letter is about.</p>
<h2>The shape of a day</h2>
<table>
<thead><tr><th>Time</th><th>On a school day</th></tr></thead>
<tbody>
<tr><td>5:45</td><td>Bell, tea and biscuits, games or yoga</td></tr>
<tr><td>7:15</td><td>Breakfast in the dining hall</td></tr>
<tr><td>8:00 to 2:00</td><td>School</td></tr>
<tr><td>2:15</td><td>Lunch and an hour of rest</td></tr>
<tr><td>4:00</td><td>Games, music, clubs</td></tr>
<tr><td>6:00 to 8:00</td><td>Supervised study, with teachers on call</td></tr>
<tr><td>8:15</td><td>Dinner</td></tr>
<tr><td>9:30</td><td>Lights out for juniors; seniors at ten</td></tr>
</tbody>
</table>
<p>A regular day is a kindness to someone who is homesick. There is always a next thing, and it is always with other people.</p>
${figure('hostel-life', 4, 'Boarders at carrom in the common room')}
<h2>Homesickness</h2>
<p>It comes to nearly everyone, most often at dusk and on Sundays. It does not mean that the hostel is wrong, or that the child is weak. We ask parents to call at the appointed times, to listen more than they advise, and to resist the wish to come at once. Nine times in ten the child who wept on Wednesday has forgotten by Thursday’s match.</p>
<ul>
<li>Send photographs on paper; they go on the cupboard door.</li>
<li>Send a tin for the room, not only for the child.</li>
<li>Write letters. They are read many times.</li>
</ul>
<blockquote><p>I cried for four days. Then it was somebody else’s first day, and I showed her where the good tap is.</p></blockquote>
<h2>When to worry</h2>
<p>If a child stops eating, stops sleeping, or stops speaking of anyone by name, call the warden, at any hour. We would rather be woken ten times for nothing.</p>`,
  },
  {
    key: 'saraswati-puja',
    on: '02-12',
    phase: 2,
    title: 'Yellow saris and ink pots: Saraswati Puja at school',
    alt: 'Alpona on the floor of the school courtyard',
    topic: 'saraswati-puja',
    picture: 1,
    by: 'the art department',
    html: `<p>On one morning of the year the textbooks are put away by permission. They lie in a tall pile before the goddess, with pens and ink pots. In recent years there are also two laptops and a recorder. Nobody may study until they are taken back.</p>
<h2>Who does what</h2>
<p>The puja belongs to the students. Class XI keeps the accounts and Class X paints the alpona. Class IX goes to the market at five in the morning for marigolds, and always comes back with something else as well. The younger ones thread garlands with more enthusiasm than pattern.</p>
${figure('saraswati-puja', 3, 'Children threading marigold garlands')}
<p>Students of every faith are part of it, as they are part of the Christmas carols and the Eid lunch. Those who do not wish to offer flowers arrange the exhibition of handwriting, which this year ran to nine scripts.</p>
<h2>The kitchen</h2>
<ul>
<li>Khichuri for twelve hundred, stirred with an oar.</li>
<li>Labra, the vegetables cut by the parents’ committee.</li>
<li>Kuler chutney, for which there is never a recipe.</li>
<li>Payesh, guarded.</li>
</ul>
<blockquote><p>You must not eat a kul before the puja or you will fail in mathematics. I ate one. We shall see.</p></blockquote>
<h2>Hate-khori</h2>
<p>In the middle of the morning the smallest children sit on a teacher’s lap and write their first letter on a slate. The hand is guided, the letter leans, the chalk squeaks, and a row of grandparents wipes its eyes. It takes a minute for each child. We have seen young men and women come back from their colleges and stand at the back just to watch it.</p>
<p>In the evening there are songs, and then the sweeping. The alpona stays. It fades by itself under some hundreds of shoes, and is quite gone by the end of the month, when the examinations begin.</p>`,
  },
  {
    key: 'rabindra-jayanti',
    on: '05-11',
    phase: 1,
    title: 'Songs in the courtyard: Rabindra Jayanti',
    alt: 'Students singing in the school courtyard',
    topic: 'music',
    picture: 2,
    by: 'the music department',
    html: `<p>The stage was a carpet, the curtain was two saris, and the lighting was the morning sun over the laboratory roof. Rabindra Jayanti is held in the courtyard because the poet liked to teach under trees, and because the auditorium has no koel.</p>
<h2>Songs that everyone knows</h2>
<p>At half past seven the choir began with a song of the dawn, and the back rows, who were meant to listen, joined in. That has happened every year. The music department has stopped trying to prevent it, and now hands out the words.</p>
${figure('music', 4, 'A student playing the esraj')}
<iframe src="https://example.com/embedded-player" width="560" height="315" title="Recording of the programme"></iframe>
<h2>The programme</h2>
<ul>
<li>Four songs by the senior choir, with esraj and tabla.</li>
<li>Recitation in Bengali, English, Hindi and Nepali.</li>
<li>A scene from a play about a post office, by Class VI.</li>
<li>A dance of the rains, performed, as it turned out, in some.</li>
</ul>
<p>The scene from the play was the quietest ten minutes of the year. The boy at the window was played by a student who had himself been ill for most of the winter, and who asked for the part. Nobody coughed.</p>
<blockquote><p>We like it early, because the courtyard is still cool and the town is quiet.</p></blockquote>
<h2>Why we keep it small</h2>
<p>There are no prizes and no chief guest. Anyone who has practised may take part, and anyone who has not may sing from the steps. A tradition is something that the young do willingly after the old have stopped arranging it. This year the programme was drawn up, rehearsed and very nearly punctually begun by the students of Class XI. The teachers brought the tea.</p>`,
  },
  {
    key: 'yoga-before-the-bell',
    on: '06-29',
    phase: 0,
    title: 'Yoga before the first bell',
    alt: 'Students practising yoga in the open air',
    topic: 'yoga',
    picture: 3,
    by: 'the yoga teacher',
    html: `<p>It began as a celebration of a single day in June, with banners. The banners have gone. What remains is a row of mats under the covered court on Wednesday mornings, with sixty or seventy people on them. They say that double mathematics is easier if one has first stood on one leg.</p>
<h2>Half an hour, nothing fancy</h2>
<p>We begin with the breath, since everyone has brought it. There follow a dozen simple postures, chosen for bodies that carry heavy bags and bend over desks. Nobody is pushed. A child who can touch her toes is not better than one who can see them.</p>
${figure('yoga', 1, 'A row of mats under the covered court')}
<table>
<thead><tr><th>Minutes</th><th>Practice</th></tr></thead>
<tbody>
<tr><td>5</td><td>Sitting and breathing</td></tr>
<tr><td>15</td><td>Standing and balancing postures</td></tr>
<tr><td>5</td><td>Stretching for neck and shoulders</td></tr>
<tr><td>5</td><td>Lying still, which is the hardest</td></tr>
</tbody>
</table>
<h2>What we have noticed</h2>
<ul>
<li>Fewer headaches are reported to the infirmary on Wednesdays.</li>
<li>Latecomers to the session are rarer than latecomers to school.</li>
<li>Fathers come. They stand at the back, and some have begun to stand further forward.</li>
</ul>
<p>We make no large claims. It may be the fresh air, or the company, or the banana afterwards. But several students of Class X have told the counsellor that they use the breathing before a test, and that is more than most lessons can say.</p>
<blockquote><p>I only came because my friend came. I stay because for half an hour nobody asks me anything.</p></blockquote>
<h2>If you would like to join</h2>
<p>Come at a quarter to seven in loose clothes, with a mat or a bedsheet. Parents are welcome, and need not be graceful. Anyone with a bad back or a recent illness should have a word with the teacher first. In the rains we move to the long corridor, where the echo makes even the youngest breathe like the sea.</p>`,
  },
]
