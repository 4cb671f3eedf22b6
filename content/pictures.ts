/**
 * The school’s pictures: each scene’s own size and a default alternative text (what is seen).
 * The files are public/pictures/<name>-<width>.webp, made by `npm run pictures`; a page may give a more fitting alt.
 * Heroes are 16:9, and .avif too; all others 3:2 except the trophy (square) and the two store badges.
 */

/** A picture of each shape; `alt` is what is seen, `focus` what stays in view where it is cut, as `object-position`. */
const hero = (alt: string, focus: string) => ({ width: 1600, height: 900, alt, focus }) as const
const scene = (alt: string) => ({ width: 1200, height: 800, alt }) as const

export const pictures = {
  'hero-campus': hero('Children under umbrellas walking to the school gate on a rainy morning', '10% 80%'),
  'hero-classroom': hero('Raised hands in a classroom, the teacher at the green board', '50% 60%'),
  'hero-sports': hero('Football in the rain: two players’ boots, the ball and the mud', '50% 60%'),
  'hero-laboratory': hero('Two students in goggles looking at a flask of blue liquid', '50% 60%'),
  'hero-hostel': hero('Lit windows of the hostel at dusk: a girl reading, two friends laughing', '90% 60%'),
  campus: scene('The school building across the lawn, trees on both sides and hills behind'),
  gate: scene('The school gate with its green arch, students walking in'),
  about: scene('Two children with satchels before a foggy tea garden'),
  founder: scene('A garlanded photograph of a school house, with lamps and marigolds'),
  greetings: scene('A stage with a podium, flowers and a green curtain'),
  president: scene('A letter and a pen on a desk by the window'),
  'chairman-society': scene('A bound prospectus on a table beside a cup and a plant'),
  'chairman-school': scene('An office window looking out over the campus'),
  'pro-vice-chairperson': scene('A teacher walking with students in the school garden'),
  principal: scene('A small hand adding a marigold to the vase on the principal’s desk'),
  director: scene('A school corridor with a long notice board'),
  'chairman-siliguri': scene('Morning assembly in rows on the lawn'),
  society: scene('A family of school buildings under one hill'),
  mission: scene('Students climbing a path up a green hill'),
  vision: scene('A boy at a telescope under the evening stars'),
  motto: scene('Two pairs of hands around a sapling in its soil'),
  methodologies: scene('Students and a teacher talking round one table'),
  institutes: scene('Three different school buildings side by side'),
  uniform: scene('Summer and winter uniforms hanging side by side'),
  'students-testimonials': scene('Three friends laughing on the verandah in the rain'),
  'parents-testimonials': scene('Parents and their daughter under one umbrella at the school gate'),
  academics: scene('A child’s hand drawing a tea leaf in an exercise book'),
  curriculum: scene('A green board with diagrams beside full bookshelves'),
  evaluation: scene('Answer sheets, a pencil and a clock on a desk'),
  faculty: scene('A teacher guiding a child’s hand at the board'),
  minds: scene('Small children building with coloured blocks'),
  laboratory: scene('A student looking into a microscope'),
  'biology-lab': scene('A student at a microscope beside leaves and a model'),
  'chemistry-lab': scene('Students with flasks and test tubes at a bench'),
  'physics-lab': scene('Students with a pendulum, lenses and a circuit'),
  'computer-lab': scene('Students at a row of computers'),
  'lab-microscope': scene('A microscope and slides on a bench by the window'),
  'lab-glassware': scene('Flasks, beakers and test tubes in the light'),
  'lab-circuit': scene('A simple circuit with a bulb, wires and meters'),
  'lab-model': scene('Science models: planets, a cell and a molecule'),
  library: scene('A girl smiling through a gap between the books of a shelf'),
  'reading-corner': scene('Two children reading on cushions beside a window'),
  'beyond-classrooms': scene('Fingers picking two leaves and a bud in a foggy tea garden'),
  'transfer-certificate': scene('A sealed certificate on a desk'),
  forms: scene('Forms and a pen on a table'),
  activities: scene('Hands playing the tabla'),
  'co-curricular': scene('Students making music and dancing on the stage'),
  games: scene('Three hands reaching for a basketball'),
  basketball: scene('Students playing basketball on the school court'),
  cricket: scene('A batsman and a bowler on the school ground'),
  swimming: scene('Swimmers in the lanes of the pool'),
  yoga: scene('Students doing yoga on mats on the lawn at dawn'),
  clubs: scene('A robot, an easel, a camera and a chess board on one table'),
  admission: scene('A mother tying her son’s school tie'),
  'admission-information': scene('Parents and a child reading a leaflet with a teacher'),
  'class-xi': scene('Senior students with books in front of the school'),
  'online-application': scene('A parent and child at a laptop at home'),
  prospectus: scene('The school prospectus, open and closed, on a table'),
  enquiry: scene('The reception desk with a parent asking a question'),
  counselling: scene('A counsellor talking with a student in a quiet room'),
  fees: scene('A notebook, a calculator and coins on a desk'),
  'fees-pre-nursery': scene('A mother and her small daughter at the fee counter'),
  'fees-iii-viii': scene('Students with satchels in front of the fee counter'),
  'fees-ix': scene('Older students with books and a globe at one table'),
  'fees-xi-outsiders': scene('Two senior students welcoming two newcomers in front of the school'),
  transport: scene('Children at the windows of the school bus in the rain, one waving'),
  hostel: scene('Four boarders’ hands around a carrom board in the evening'),
  'hostel-room': scene('A hostel room with four beds and a large window'),
  'dining-hall': scene('Students eating together in the dining hall'),
  'hostel-garden': scene('Boarders sitting in the hostel garden'),
  'hostel-study': scene('Boarders at evening study under lamps'),
  contact: scene('The reception hall of the school'),
  career: scene('A teacher at an interview'),
  news: scene('A notice board with new papers'),
  events: scene('A stage under bunting on the lawn'),
  gallery: scene('Photographs pegged on a string'),
  recent: scene('A classroom exhibition with models and charts'),
  'sports-corner': scene('A running track with medals in front'),
  blog: scene('A writing desk with a notebook and a lamp by the window'),
  calendar: scene('A hand ringing a day on a wall calendar'),
  sitemap: scene('A drawn plan of the campus'),
  syllabus: scene('A stack of textbooks on a desk'),
  'bus-tracking': scene('A phone showing the way of the school bus on a map'),
  service: scene('Students cleaning a park and planting'),
  'hall-of-fame': scene('A glass cabinet full of trophies'),
  infrastructure: scene('The campus seen from above'),
  classroom: scene('A classroom with students at their desks'),
  toppers: scene('Students with certificates and garlands'),
  disclosure: scene('A ledger with a seal on a desk'),
  privacy: scene('A locked cabinet beside a plant'),
  trophy: { width: 800, height: 800, alt: 'A golden trophy' },
  'store-android': { width: 540, height: 160, alt: 'Get the app for Android' },
  'store-apple': { width: 540, height: 160, alt: 'Get the app for iPhone' },
} as const

export type PictureName = keyof typeof pictures

/** The widths rendered for each kind of picture; widthsOf() picks by the scene’s own size. */
const pictureWidths = {
  hero: [480, 768, 1080, 1600],
  scene: [400, 640, 960, 1200],
  square: [200, 400, 800],
  badge: [270, 540],
} as const

/** The formats in which a picture’s files exist, the smallest files first: what is seen first is an AVIF too. */
export function formatsOf(name: PictureName): readonly ('avif' | 'webp')[] {
  return pictures[name].width === 1600 ? ['avif', 'webp'] : ['webp']
}

/** The widths in which a picture’s files exist, smallest first. */
export function widthsOf(name: PictureName): readonly number[] {
  const { width } = pictures[name]
  if (width === 1600) return pictureWidths.hero
  if (width === 800) return pictureWidths.square
  if (width === 540) return pictureWidths.badge
  return pictureWidths.scene
}
