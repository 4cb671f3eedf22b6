import { type BlogTemplate, figure } from './blog-post'

export const outdoorPosts: readonly BlogTemplate[] = [
  {
    key: 'sanctuary-walk',
    on: '12-16',
    phase: 2,
    title: 'A walk in the Mahananda sanctuary',
    alt: 'Students with notebooks on a forest trail',
    topic: 'field-trip',
    picture: 1,
    by: 'the biology department',
    html: `<p>The bus left at half past six with forty-one students of Class IX, four teachers, a forest guide and, at the insistence of the biology department, no music. By the time we reached the check post near Sukna the fog had lifted as far as the lowest branches.</p>
<h2>Learning to be quiet</h2>
<p>The guide’s first instruction was to stand still for five minutes. It was the hardest thing we did all day. In the third minute somebody heard a woodpecker; in the fourth we all did. After that nobody needed to be told to whisper.</p>
${figure('field-trip', 2, 'A trail between tall sal trees in morning light')}
<h2>What we wrote down</h2>
<ul>
<li>Twenty-three kinds of bird, of which five are still being argued about.</li>
<li>The footprint of an elephant, measured with a school scarf.</li>
<li>Sal, teak and a fig tree that had swallowed another tree.</li>
<li>One leech, on the ankle of a teacher.</li>
</ul>
<p>Field notes are a strange kind of writing for students used to finished answers. You put down what you see before you know what it is. A page of half-guesses looks untidy, and then, back in the laboratory, with the books open, it slowly turns into knowledge.</p>
<blockquote><p>I had lived in Siliguri for fourteen years and I did not know that this was half an hour from my house.</p></blockquote>
<h2>Why we go</h2>
<p>A forest at the edge of a growing town needs neighbours who know it. On the way back the class drew up a list of questions for the geography teacher about the railway line, the corridor that elephants use, and what happens to both in the rains. Two of them have become projects for the winter.</p>
<p>We thank the forest department for its permission and its patience. The next walk is for Class VIII, and the seats, we are told, have already been bargained for.</p>`,
  },
  {
    key: 'teesta-statistics',
    on: '09-02',
    phase: 0,
    title: 'A hundred and forty sacks: what the Teesta taught us',
    alt: 'Volunteers collecting litter on a river bank',
    topic: 'tree-planting',
    picture: 3,
    by: 'the mathematics department',
    html: `<p>It is one thing to be told that rivers carry plastic. It is another to bend down for the four-hundredth bottle cap on a warm morning at Sevoke. A truck driver stopped to ask what we had lost.</p>
<h2>First the gloves, then the graph</h2>
<p>Ninety students of Classes IX and XI took part in the clean-up. They filled a hundred and forty sacks in three hours. Then came the part that no one had looked forward to: emptying ten of them again, chosen by lot, to count what was inside.</p>
<table>
<thead><tr><th>What we found</th><th>Share by count</th><th>Share by weight</th></tr></thead>
<tbody>
<tr><td>Wrappers and sachets</td><td>61%</td><td>18%</td></tr>
<tr><td>Bottles</td><td>14%</td><td>33%</td></tr>
<tr><td>Cloth and rope</td><td>6%</td><td>29%</td></tr>
<tr><td>Thermocol</td><td>15%</td><td>6%</td></tr>
<tr><td>Everything else</td><td>4%</td><td>14%</td></tr>
</tbody>
</table>
<p>The two columns started a quarrel that lasted a week in the statistics class. Which of them is the truth? Both, said the teacher, and handed out graph paper.</p>
${figure('tree-planting', 4, 'Saplings waiting to be planted along a bank')}
<h2>What changed afterwards</h2>
<ul>
<li>The canteen stopped selling anything in sachets. It was the students who asked.</li>
<li>Each house keeps a bin audit on the first Monday of the month.</li>
<li>Class XI wrote to three manufacturers. One has replied.</li>
</ul>
<blockquote><p>Now I cannot open a packet of chips without seeing the river.</p></blockquote>
<p>We shall go back next year, to the same two hundred metres, and count again. One morning does not clean a river. But a number that is written down, and written down again, is the beginning of knowing whether anything you do is of use.</p>`,
  },
  {
    key: 'tea-garden-economics',
    on: '11-25',
    phase: 1,
    title: 'What a tea garden teaches about economics',
    alt: 'Rows of tea bushes with hills behind',
    topic: 'field-trip',
    picture: 3,
    by: 'the commerce department',
    html: `<p>Ask Class VII what tea costs and you will hear the price of a packet. Ask again after a morning in a garden near Sukna and the answers take rather longer.</p>
<h2>Two leaves and a bud</h2>
<p>We began among the bushes. A plucker with thirty years of work behind her showed us how to take two leaves and a bud without bruising them. Our best student filled a fifth of a basket in the time she filled one. She was kind about it.</p>
${figure('field-trip', 4, 'Students watching leaves being weighed')}
<p>In the factory the leaf is withered, rolled, oxidised, dried and sorted. It loses three-quarters of its weight on the way. That single fact kept the class busy on the bus: if four kilograms of leaf make one kilogram of tea, what is a leaf worth?</p>
<h2>Following the rupee</h2>
<ul>
<li>Who is paid by the day, and who by the kilogram?</li>
<li>What does the factory pay for coal, and what for mending roads?</li>
<li>Why does tea made in April sell for more than tea made in July?</li>
<li>Who bears the loss when the rain does not come?</li>
</ul>
<p>These are the questions of any economics course. They are easier to care about when you have carried the basket.</p>
<blockquote><p>My grandmother plucked tea. I never asked her about it. I am going to ask her today.</p></blockquote>
<h2>Back in the classroom</h2>
<p>The trip ended in a tasting, which the class conducted with great solemnity and a good deal of noise, and then in a wall chart that follows one hundred rupees from the packet in the shop back to the bush. There are gaps in it. The students have left them blank, with the names of the people they mean to ask.</p>
<p>Next term the chart travels to the Class XI economics room. Class VII has offered to explain it.</p>`,
  },
  {
    key: 'kanchenjunga-cup',
    on: '11-26',
    phase: 0,
    title: 'Football on a wet field: notes from the Kanchenjunga Cup',
    alt: 'A football match between two school teams',
    topic: 'football',
    picture: 2,
    by: 'the games department',
    html: `<p>The groundsman looked at the sky on the evening before and said that it would stay dry. It did not. By the second match the centre circle was a pond, and sixteen schools of the hills and the plains were learning to pass along the edges.</p>
<h2>Three days, fifteen matches</h2>
<p>Our seniors began nervously, with a draw they were lucky to have. In the quarter-final they found a rhythm, and in the semi-final they found a header two minutes before the end that is still talked about in the hostel.</p>
${figure('football', 4, 'Players shaking hands after a match')}
<p>The final was lost, fairly, by a single goal, to a side from the hills that ran as if the field were dry. Our captain was the first to go across and shake hands. We should like our students to win. We should like them even more to lose like that.</p>
<h2>Those who do not score</h2>
<ul>
<li>The students of Class VIII who kept the lines, and kept their tempers.</li>
<li>The kitchen, which fed three hundred and twenty players a day.</li>
<li>The Interact Club with its first-aid box: nine bruises and one sprain.</li>
<li>The commentators, who ran out of adjectives on the last day.</li>
</ul>
<blockquote><p>We came as strangers, and went home with six telephone numbers and somebody else’s socks.</p></blockquote>
<h2>What comes next</h2>
<p>The under-twelve girls begin training on Mondays and Wednesdays, and there are still places. No experience is asked for. Boots can be borrowed from the sports room; please bring a change of clothes, because the pond in the centre circle is not yet entirely gone.</p>
<p>To every school that travelled to us, some of them on the night bus, thank you. The field will be better next year. The welcome will be the same.</p>`,
  },
]
