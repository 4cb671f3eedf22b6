/**
 * What people type into the search of this website. `npm run check` and the build say when a line cannot
 * be used.
 */

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

/**
 * Cards that stand above the results. The first whose words are in what was typed comes first.
 *
 * - `words`: what people type, separated by commas.
 * - `title`, `text`: what the card says.
 * - `page`: where it leads; `links`: further pages.
 * - `fact`: figures that the website fills in, one of `holidays`, `fees`, `transport`, `hostel`,
 *   `registration`, `address`, `desks`.
 * - `next`: the next entry of the school calendar with one of these words is shown.
 * - `desk`: the department of `school.ts` whose number is shown.
 */
export const answers: readonly {
  words: string
  title: string
  text?: string
  page: string
  links?: readonly string[]
  fact?: string
  next?: string
  desk?: string
}[] = [
  {
    words: 'hostel, hostel fee',
    title: 'Hostel fee',
    page: '/hostel-fee',
    links: ['/about-hostel'],
    fact: 'hostel',
    desk: 'Hostel',
  },
  {
    words: 'bus, bus fee, bus route, bus stop, bus number, transport',
    title: 'School bus',
    page: '/our-transport-system',
    links: ['/bus-tracking', '/download-forms'],
    fact: 'transport',
    desk: 'Transport',
  },
  {
    words: 'bus tracking, track bus, bus app, where is bus, late bus',
    title: 'Bus tracking',
    text: 'See on your phone where the bus is.',
    page: '/bus-tracking',
    links: ['/our-transport-system'],
    desk: 'Transport',
  },
  {
    words: 'pay fee, fee online, online fee, fee portal, fee due, fee receipt',
    title: 'Fees',
    text: 'Monthly fees are paid on the student portal; each fee page leads there.',
    page: '/fee-structure',
    links: ['/first-year-cost'],
    desk: 'Accounts',
  },
  {
    words: 'registration fee, form fee, application fee, processing fee',
    title: 'Registration and processing fee',
    page: '/admission-information',
    links: ['/online-application-process'],
    fact: 'registration',
    desk: 'Admissions',
  },
  {
    words: 'fee, fee structure, tuition, cost, how much',
    title: 'Fees',
    text: 'In all at admission, without registration and without what is paid monthly.',
    page: '/fee-structure',
    links: ['/first-year-cost', '/hostel-fee'],
    fact: 'fees',
    desk: 'Accounts',
  },
  {
    words: 'holiday, vacation, holiday list, winter break, summer holidays, puja holidays',
    title: 'Holidays',
    page: '/school-calendar',
    fact: 'holidays',
  },
  {
    words: 'examination, date sheet, datesheet, examination schedule, routine',
    title: 'Examinations',
    page: '/school-calendar',
    links: ['/our-evaluation-strategies'],
    next: 'examination, periodic',
  },
  {
    words: 'parent-teacher meeting',
    title: 'Parent-teacher meetings',
    page: '/school-calendar',
    next: 'parent-teacher',
  },
  {
    words: 'uniform, winter uniform, summer uniform, blazer, house dress, shoes',
    title: 'School uniform',
    text: 'What girls and boys of each class wear, in summer and in winter.',
    page: '/school-uniform',
  },
  {
    words: 'transfer certificate',
    title: 'Transfer certificate',
    text: 'One that was issued is downloaded with the name and the admission number. To ask for one, there is a form.',
    page: '/student-tc',
    links: ['/download-forms'],
    desk: 'Front office',
  },
  {
    words: 'age, age limit, age criteria, right age, date of birth, how old',
    title: 'Age for admission',
    text: 'The ages for each class are to be published by the school. Until then, please ask the admissions office.',
    page: '/admission-information',
    links: ['/admission-form'],
    desk: 'Admissions',
  },
  {
    words: 'last date, last date admission, closing date, deadline, admission date',
    title: 'Last date for admission',
    text: 'The dates are to be published by the school. Until then, please ask the admissions office.',
    page: '/admission-information',
    links: ['/online-application-process'],
    desk: 'Admissions',
  },
  {
    words: 'admission form, apply, apply online, application, how to apply, online admission',
    title: 'How to apply',
    page: '/online-application-process',
    links: ['/admission-information', '/admission-form'],
    fact: 'registration',
    desk: 'Admissions',
  },
  {
    words: 'directions, direction, address, location, map, how to reach, where is school, pin code',
    title: 'Where the school is',
    page: '/contact-us',
    fact: 'address',
    desk: 'Front office',
  },
  {
    words: 'career',
    title: 'Work with us',
    text: 'Teachers and others apply with this form.',
    page: '/Career',
  },
  {
    words: 'career counselling, career guidance',
    title: 'Career counselling',
    text: 'Notices on courses and entrance examinations after school.',
    page: '/careercounseling',
  },
  {
    words: 'telephone, contact, email, helpline, complaint, whom to ask, front office',
    title: 'Whom to call',
    page: '/contact-us',
    fact: 'desks',
  },
]
