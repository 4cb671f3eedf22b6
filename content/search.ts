/** What people type into the search of this website. */

/** Words of the website, each with what people type for them instead, separated by commas. */
export const synonyms: Record<string, string> = {
  'transfer certificate': 'tc, t.c., slc, leaving certificate, migration certificate',
  'parent-teacher meeting': 'ptm, parents meeting, parent teacher meet',
  holiday: 'chutti, chhuti, holyday, off day, day off',
  vacation: 'vacations, chhutti',
  bus: 'van, transprot, school bus, pool car, conveyance',
  fee: 'charge, charges, payment, fess, feees',
  uniform: 'dress, dress code, unifrom, school dress',
  examination: 'exam, exams, test, tests',
  topper: 'topers, rank holder',
  photograph: 'photo, photos, pic, pics, picture, pictures',
  hostel: 'boarding, boarder, residential',
  laboratory: 'lab, labs',
  career: 'vacancy, vacancies, job, jobs, recruitment, teacher job',
  'admission criteria': 'eligibility, cut off, cutoff, minimum marks',
  nursery: 'nur, nursary, lkg',
  prep: 'ukg, kg',
  humanities: 'arts, humanity',
  telephone: 'phone, call, phone number, contact number, mobile number',
}

/** Figures that the website fills in from `fees.ts` and `school.ts`. */
export type AnswerFigures = 'hostel' | 'transport' | 'registration' | 'fees' | 'place' | 'desks'

/**
 * Cards that stand above the results, each with the number of the page's office. The one with most of what
 * was typed comes first; of two alike, the upper of this list.
 *
 * - `words`: what people type, separated by commas.
 * - `page`: the page that answers; `links`: further pages.
 * - `text`: what the card says; `figures`: what it shows in rows.
 *
 * The fees of each class need no line here.
 */
export const answers: readonly {
  words: string
  page: string
  links?: readonly string[]
  text?: string
  figures?: AnswerFigures
}[] = [
  {
    words: 'hostel, hostel fee',
    page: '/hostel-fee',
    links: ['/about-hostel'],
    figures: 'hostel',
  },
  {
    words: 'bus, bus fee, bus route, bus stop, bus number, bus timing, transport',
    page: '/our-transport-system',
    links: ['/bus-tracking', '/download-forms'],
    figures: 'transport',
  },
  {
    words: 'bus tracking, track bus, bus app, where is bus, late bus',
    page: '/bus-tracking',
    links: ['/our-transport-system'],
    text: 'See on your phone where the bus is.',
  },
  {
    words: 'pay fee, fee online, online fee, fee portal, fee due, last date fee, fee receipt',
    page: '/fee-structure',
    links: ['/first-year-cost'],
    text: 'Monthly fees are paid on the student portal; each fee page leads there.',
  },
  {
    words: 'registration fee, form fee, application fee, processing fee',
    page: '/admission-information',
    links: ['/online-application-process'],
    figures: 'registration',
  },
  {
    words: 'fee, tuition, cost, how much',
    page: '/fee-structure',
    links: ['/first-year-cost', '/hostel-fee'],
    text: 'In all at admission, without registration and without what is paid monthly.',
    figures: 'fees',
  },
  {
    words: 'holiday, vacation, winter break, summer break, examination date, next examination',
    page: '/school-calendar',
    text: 'Holidays, vacations and examinations, month by month.',
  },
  {
    words: 'uniform, winter uniform, summer uniform, blazer, house dress, shoes',
    page: '/school-uniform',
    text: 'What girls and boys of each class wear, in summer and in winter.',
  },
  {
    words: 'transfer certificate',
    page: '/student-tc',
    links: ['/download-forms'],
    text: 'One that was issued is downloaded with the name and the admission number. To ask for one, there is a form.',
  },
  {
    words: 'age, age limit, age criteria, right age, date of birth, how old',
    page: '/admission-information',
    links: ['/admission-form'],
    text: 'The ages for each class are to be published by the school. Until then, please ask the admissions office.',
  },
  {
    words: 'last date, last date admission, closing date, deadline, admission date',
    page: '/admission-information',
    links: ['/online-application-process'],
    text: 'The last dates for admission are to be published by the school. Until then, please ask the admissions office.',
  },
  {
    words: 'admission form, apply, apply online, how to apply, online admission',
    page: '/online-application-process',
    links: ['/admission-information', '/admission-form'],
    figures: 'registration',
  },
  {
    words:
      'directions, direction, address, location, map, how to reach, where is school, pin code, hours, timing, school time',
    page: '/contact-us',
    figures: 'place',
  },
  {
    words: 'career',
    page: '/Career',
    text: 'Teachers and others apply with this form.',
  },
  {
    words: 'career counselling, career guidance',
    page: '/careercounseling',
    text: 'Notices on courses and entrance examinations after school.',
  },
  {
    words: 'telephone, contact, email, helpline, complaint, whom to ask, front office',
    page: '/contact-us',
    figures: 'desks',
  },
]
