/**
 * The school’s pictures: each scene’s own size and a default alternative text (what is seen).
 * The files are public/pictures/<name>-<width>.webp, made by `npm run pictures`; a page may give a more fitting alt.
 * Heroes are 16:9, all others 3:2 except the trophy (square) and the two store badges.
 */
export const pictures = {
  'hero-campus': {
    width: 1600,
    height: 900,
    alt: 'Children under umbrellas walking to the school gate on a rainy morning',
  },
  'hero-classroom': {
    width: 1600,
    height: 900,
    alt: 'Raised hands in a classroom, the teacher at the green board',
  },
  'hero-sports': {
    width: 1600,
    height: 900,
    alt: 'Football in the rain: two players’ boots, the ball and the mud',
  },
  'hero-laboratory': {
    width: 1600,
    height: 900,
    alt: 'Two students in goggles looking at a flask of blue liquid',
  },
  'hero-hostel': {
    width: 1600,
    height: 900,
    alt: 'Lit windows of the hostel at dusk: a girl reading, two friends laughing',
  },
  campus: {
    width: 1200,
    height: 800,
    alt: 'The school building across the lawn, trees on both sides and hills behind',
  },
  gate: {
    width: 1200,
    height: 800,
    alt: 'The school gate with its green arch, students walking in',
  },
  about: { width: 1200, height: 800, alt: 'Two children with satchels before a foggy tea garden' },
  founder: {
    width: 1200,
    height: 800,
    alt: 'A garlanded photograph of a school house, with lamps and marigolds',
  },
  greetings: {
    width: 1200,
    height: 800,
    alt: 'A stage with a podium, flowers and a green curtain',
  },
  president: { width: 1200, height: 800, alt: 'A letter and a pen on a desk by the window' },
  'chairman-society': {
    width: 1200,
    height: 800,
    alt: 'A bound prospectus on a table beside a cup and a plant',
  },
  'chairman-school': {
    width: 1200,
    height: 800,
    alt: 'An office window looking out over the campus',
  },
  'pro-vice-chairperson': {
    width: 1200,
    height: 800,
    alt: 'A teacher walking with students in the school garden',
  },
  principal: {
    width: 1200,
    height: 800,
    alt: 'A small hand adding a marigold to the vase on the principal’s desk',
  },
  director: { width: 1200, height: 800, alt: 'A school corridor with a long notice board' },
  'chairman-siliguri': { width: 1200, height: 800, alt: 'Morning assembly in rows on the lawn' },
  society: { width: 1200, height: 800, alt: 'A family of school buildings under one hill' },
  mission: { width: 1200, height: 800, alt: 'Students climbing a path up a green hill' },
  vision: { width: 1200, height: 800, alt: 'A boy at a telescope under the evening stars' },
  motto: { width: 1200, height: 800, alt: 'Two pairs of hands around a sapling in its soil' },
  methodologies: {
    width: 1200,
    height: 800,
    alt: 'Students and a teacher talking round one table',
  },
  institutes: { width: 1200, height: 800, alt: 'Three different school buildings side by side' },
  uniform: { width: 1200, height: 800, alt: 'Summer and winter uniforms hanging side by side' },
  'students-testimonials': {
    width: 1200,
    height: 800,
    alt: 'Three friends laughing on the verandah in the rain',
  },
  'parents-testimonials': {
    width: 1200,
    height: 800,
    alt: 'Parents and their daughter under one umbrella at the school gate',
  },
  academics: {
    width: 1200,
    height: 800,
    alt: 'A child’s hand drawing a tea leaf in an exercise book',
  },
  curriculum: {
    width: 1200,
    height: 800,
    alt: 'A green board with diagrams beside full bookshelves',
  },
  evaluation: { width: 1200, height: 800, alt: 'Answer sheets, a pencil and a clock on a desk' },
  faculty: { width: 1200, height: 800, alt: 'A teacher guiding a child’s hand at the board' },
  minds: { width: 1200, height: 800, alt: 'Small children building with coloured blocks' },
  laboratory: { width: 1200, height: 800, alt: 'A student looking into a microscope' },
  'biology-lab': {
    width: 1200,
    height: 800,
    alt: 'A student at a microscope beside leaves and a model',
  },
  'chemistry-lab': {
    width: 1200,
    height: 800,
    alt: 'Students with flasks and test tubes at a bench',
  },
  'physics-lab': {
    width: 1200,
    height: 800,
    alt: 'Students with a pendulum, lenses and a circuit',
  },
  'computer-lab': { width: 1200, height: 800, alt: 'Students at a row of computers' },
  'lab-microscope': {
    width: 1200,
    height: 800,
    alt: 'A microscope and slides on a bench by the window',
  },
  'lab-glassware': { width: 1200, height: 800, alt: 'Flasks, beakers and test tubes in the light' },
  'lab-circuit': {
    width: 1200,
    height: 800,
    alt: 'A simple circuit with a bulb, wires and meters',
  },
  'lab-model': { width: 1200, height: 800, alt: 'Science models: planets, a cell and a molecule' },
  library: {
    width: 1200,
    height: 800,
    alt: 'A girl smiling through a gap between the books of a shelf',
  },
  'reading-corner': {
    width: 1200,
    height: 800,
    alt: 'Two children reading on cushions beside a window',
  },
  'beyond-classrooms': {
    width: 1200,
    height: 800,
    alt: 'Fingers picking two leaves and a bud in a foggy tea garden',
  },
  'transfer-certificate': { width: 1200, height: 800, alt: 'A sealed certificate on a desk' },
  forms: { width: 1200, height: 800, alt: 'Forms and a pen on a table' },
  activities: {
    width: 1200,
    height: 800,
    alt: 'Hands playing the tabla',
  },
  'co-curricular': {
    width: 1200,
    height: 800,
    alt: 'Students making music and dancing on the stage',
  },
  games: { width: 1200, height: 800, alt: 'Three hands reaching for a basketball' },
  basketball: { width: 1200, height: 800, alt: 'Students playing basketball on the school court' },
  cricket: { width: 1200, height: 800, alt: 'A batsman and a bowler on the school ground' },
  swimming: { width: 1200, height: 800, alt: 'Swimmers in the lanes of the pool' },
  yoga: { width: 1200, height: 800, alt: 'Students doing yoga on mats on the lawn at dawn' },
  clubs: {
    width: 1200,
    height: 800,
    alt: 'A robot, an easel, a camera and a chess board on one table',
  },
  admission: { width: 1200, height: 800, alt: 'A mother tying her son’s school tie' },
  'admission-information': {
    width: 1200,
    height: 800,
    alt: 'Parents and a child reading a leaflet with a teacher',
  },
  'class-xi': {
    width: 1200,
    height: 800,
    alt: 'Senior students with books in front of the school',
  },
  'online-application': { width: 1200, height: 800, alt: 'A parent and child at a laptop at home' },
  prospectus: {
    width: 1200,
    height: 800,
    alt: 'The school prospectus, open and closed, on a table',
  },
  enquiry: { width: 1200, height: 800, alt: 'The reception desk with a parent asking a question' },
  counselling: {
    width: 1200,
    height: 800,
    alt: 'A counsellor talking with a student in a quiet room',
  },
  fees: { width: 1200, height: 800, alt: 'A notebook, a calculator and coins on a desk' },
  'fees-pre-nursery': {
    width: 1200,
    height: 800,
    alt: 'A mother and her small daughter at the fee counter',
  },
  'fees-iii-viii': {
    width: 1200,
    height: 800,
    alt: 'Students with satchels in front of the fee counter',
  },
  'fees-ix': {
    width: 1200,
    height: 800,
    alt: 'Older students with books and a globe at one table',
  },
  'fees-xi-outsiders': {
    width: 1200,
    height: 800,
    alt: 'Two senior students welcoming two newcomers in front of the school',
  },
  transport: {
    width: 1200,
    height: 800,
    alt: 'Children at the windows of the school bus in the rain, one waving',
  },
  hostel: {
    width: 1200,
    height: 800,
    alt: 'Four boarders’ hands around a carrom board in the evening',
  },
  'hostel-room': {
    width: 1200,
    height: 800,
    alt: 'A hostel room with four beds and a large window',
  },
  'dining-hall': { width: 1200, height: 800, alt: 'Students eating together in the dining hall' },
  'hostel-garden': { width: 1200, height: 800, alt: 'Boarders sitting in the hostel garden' },
  'hostel-study': { width: 1200, height: 800, alt: 'Boarders at evening study under lamps' },
  contact: { width: 1200, height: 800, alt: 'The reception hall of the school' },
  career: { width: 1200, height: 800, alt: 'A teacher at an interview' },
  news: { width: 1200, height: 800, alt: 'A notice board with new papers' },
  events: { width: 1200, height: 800, alt: 'A stage under bunting on the lawn' },
  gallery: { width: 1200, height: 800, alt: 'Photographs pegged on a string' },
  recent: { width: 1200, height: 800, alt: 'A classroom exhibition with models and charts' },
  'sports-corner': { width: 1200, height: 800, alt: 'A running track with medals in front' },
  blog: {
    width: 1200,
    height: 800,
    alt: 'A writing desk with a notebook and a lamp by the window',
  },
  calendar: { width: 1200, height: 800, alt: 'A hand ringing a day on a wall calendar' },
  sitemap: { width: 1200, height: 800, alt: 'A drawn plan of the campus' },
  syllabus: { width: 1200, height: 800, alt: 'A stack of textbooks on a desk' },
  'bus-tracking': {
    width: 1200,
    height: 800,
    alt: 'A phone showing the way of the school bus on a map',
  },
  service: { width: 1200, height: 800, alt: 'Students cleaning a park and planting' },
  'hall-of-fame': { width: 1200, height: 800, alt: 'A glass cabinet full of trophies' },
  infrastructure: { width: 1200, height: 800, alt: 'The campus seen from above' },
  classroom: { width: 1200, height: 800, alt: 'A classroom with students at their desks' },
  toppers: { width: 1200, height: 800, alt: 'Students with certificates and garlands' },
  disclosure: { width: 1200, height: 800, alt: 'A ledger with a seal on a desk' },
  privacy: { width: 1200, height: 800, alt: 'A locked cabinet beside a plant' },
  trophy: { width: 800, height: 800, alt: 'A golden trophy' },
  'store-android': { width: 540, height: 160, alt: 'Get the app for Android' },
  'store-apple': { width: 540, height: 160, alt: 'Get the app for iPhone' },
} as const

export type PictureName = keyof typeof pictures

/** The widths rendered for each kind of picture; widthsOf() picks by the scene’s own size. */
const pictureWidths = {
  hero: [640, 960, 1280, 1600],
  scene: [400, 640, 960, 1200],
  square: [200, 400, 800],
  badge: [270, 540],
} as const

/** The widths in which a picture’s files exist, smallest first. */
export function widthsOf(name: PictureName): readonly number[] {
  const { width } = pictures[name]
  if (width === 1600) return pictureWidths.hero
  if (width === 800) return pictureWidths.square
  if (width === 540) return pictureWidths.badge
  return pictureWidths.scene
}
