/**
 * Everything about the school that an operator changes first: name, codes, telephone numbers,
 * addresses, links. A value that the school has not given yet is wrapped in `placeholder()`;
 * `npm run check:content` lists those left and the start-up log counts them.
 */

const placeholders: string[] = []

/** Marks a value the school still has to give; `what` is how `npm run check:content` names it. */
function placeholder<T>(what: string, value: T): T {
  placeholders.push(what)
  return value
}

const notYet = 'for a period the school is still to publish here'

/** Stands in the routes the specification writes with `{product}`. */
const product = 'dps-siliguri'

/** A telephone number: ten digits, and how it is shown. */
export type Phone = { label: string; digits: string }

/** A department that answers questions. */
export type Desk = 'Front office' | 'Admissions' | 'Accounts' | 'Transport' | 'Hostel'

type Department = { name: Desk; phone: string; email: string }

export const school = {
  name: 'DPS Siliguri',
  product,
  motto: 'Service Before Self',
  board: 'CBSE',
  city: 'Siliguri',
  state: 'West Bengal',
  /** Years since the founding, as the greetings texts have it (specification, section 9). */
  ageYears: 18,
  /** Session shown on the banner, the admission pages and the fee tables. */
  admissionSession: '2026-27',
  /** How old a child must be for each class, and on which day. */
  admissionAge: placeholder('age for admission to each class', 'to be published by the school'),
  admissionLastDate: placeholder('last date for admission', 'to be published by the school'),
  /** Session of the prospectus on the chairman’s page. */
  prospectusSession: '2025-2026',
  society: 'DPS Society',
  foundation: 'BBF',
  /** Null until the school gives it. */
  affiliationNumber: placeholder<string | null>('CBSE affiliation number', null),
  phones: placeholder('telephone numbers', [
    { label: 'Front office', digits: '9000000001' },
    { label: 'Admissions', digits: '9000000002' },
  ] satisfies Phone[]),
  /** The floating call button and the chat link. */
  callNumber: placeholder('number of the call button', '9000000002'),
  chatNumber: placeholder('number of the chat button', '9000000003'),
  email: placeholder('e-mail address', 'office@dps-siliguri.example'),
  address: placeholder('street address and PIN', {
    street: 'School campus, Fulbari',
    locality: 'Siliguri',
    region: 'West Bengal',
    postalCode: '734015',
    country: 'IN',
  }),
  /** What one sees near the gate. */
  landmark: placeholder('landmark near the gate', 'to be published by the school'),
  /** When parents may come without an appointment. */
  visitingHours: placeholder('visiting hours of the office', 'to be published by the school'),
  map: {
    embed: placeholder(
      'position on the map',
      'https://www.openstreetmap.org/export/embed.html?bbox=88.38%2C26.62%2C88.48%2C26.72&layer=mapnik',
    ),
    link: 'https://www.openstreetmap.org/#map=13/26.67/88.43',
  },
  vendor: {
    name: placeholder('name of the vendor in the footer', 'the school’s content platform'),
    years: '2020 - 2025',
  },
  /** Where the bus tracking app is in each store: pictures without a target until the school gives it. */
  busApp: {
    android: placeholder<string | null>('address of the bus app for Android', null),
    apple: placeholder<string | null>('address of the bus app for iPhone', null),
  },
  links: {
    erp: placeholder('address of the ERP login', 'https://erp.dps-siliguri.example/'),
    alumni: placeholder('address of the alumni site', 'https://alumni.dps-siliguri.example/'),
    admissionPortal: placeholder(
      'address of the admission portal',
      'https://admission.dps-siliguri.example/',
    ),
    feePortal: placeholder(
      'address of the student fee portal',
      'https://fees.dps-siliguri.example/',
    ),
    syllabus: 'https://cbseacademic.nic.in/curriculum.html',
    instituteEngineering: placeholder(
      'website of the engineering and management institute',
      'https://institute.dps-siliguri.example/',
    ),
    instituteJoka: placeholder(
      'website of the school in Joka',
      'https://joka.dps-siliguri.example/',
    ),
    videoChannel: placeholder('address of the video channel', 'https://www.youtube.com/'),
    socialPage: placeholder('address of the social page', 'https://www.facebook.com/'),
    magazine: '/documents/school-magazine.pdf',
    disclosures: '/documents/mandatory-disclosures.pdf',
  },
  founder: {
    name: placeholder('name of the founding father', 'Our Founding Father'),
    message: placeholder(
      'message of the founding father',
      'The school he founded begins each day with the thought it was founded on: service before self.',
    ),
    education: placeholder('founding father: education', 'to be published by the school'),
    business: placeholder('founding father: business career', 'to be published by the school'),
    born: placeholder('founding father: date of birth', 'date to be published by the school'),
    died: placeholder('founding father: date of death', 'date to be published by the school'),
  },
  /** Who signs the message pages. */
  signatories: {
    president: placeholder('name of the President, BBF', 'President, BBF'),
    chairmanSociety: placeholder('name of the Chairman, DPS Society', 'Chairman, DPS Society'),
    chairman: placeholder('name of the Chairman, DPS Siliguri', 'Chairman, DPS Siliguri'),
    proViceChairperson: placeholder(
      'name of the Pro Vice Chairperson',
      'Pro Vice Chairperson, DPS Siliguri',
    ),
    principal: placeholder('name of the Principal', 'Principal, DPS Siliguri'),
    director: placeholder('name of the Director', 'Director, DPS Siliguri'),
    chairmanSiliguri: placeholder('name of the Chairman, Siliguri', 'Chairman, Siliguri'),
  },
  /** What the greetings, the hubs and the facilities pages count (specification, section 9). */
  figures: {
    classrooms: 160,
    libraryBooks: 6000,
    computerLabs: 4,
    computers: 200,
  },
  /** Achievements on the games page: sample lines until the sports department gives its own. */
  achievements: placeholder('achievements in games and sports', [
    { game: 'Football', competition: 'Inter-school tournament', result: 'Sample: winners' },
    { game: 'Cricket', competition: 'CBSE cluster', result: 'Sample: semi-finals' },
    { game: 'Basketball', competition: 'Inter-school tournament', result: 'Sample: runners-up' },
    { game: 'Swimming', competition: 'District meet', result: 'Sample: medals in relay' },
    { game: 'Athletics', competition: 'CBSE cluster', result: 'Sample: gold in 4 × 100 m relay' },
    { game: 'Yoga', competition: 'State meet', result: 'Sample: team selected' },
  ]),
  /** Department contacts on the contact page. */
  departments: placeholder<readonly Department[]>('department contacts', [
    { name: 'Front office', phone: '9000000001', email: 'office@dps-siliguri.example' },
    { name: 'Admissions', phone: '9000000002', email: 'admissions@dps-siliguri.example' },
    { name: 'Accounts', phone: '9000000004', email: 'accounts@dps-siliguri.example' },
    { name: 'Transport', phone: '9000000005', email: 'transport@dps-siliguri.example' },
    { name: 'Hostel', phone: '9000000006', email: 'hostel@dps-siliguri.example' },
  ]),
  /** Who answers questions about personal data (India’s DPDP Act). */
  privacyOfficer: placeholder('person to ask about personal data', 'The data protection contact'),
  privacyEmail: placeholder('e-mail for personal data', 'privacy@dps-siliguri.example'),
  /** How long the school keeps what a form sends. */
  retention: {
    enquiry: placeholder('how long contact enquiries are kept', notYet),
    application: placeholder('how long job applications are kept', notYet),
    admission: placeholder('how long admission enquiries are kept', notYet),
  },
} as const

/** The department of that name; undefined when the school has none. */
export function departmentOf(name: Desk): Department | undefined {
  return school.departments.find((department) => department.name === name)
}

const { street, locality, region, postalCode } = school.address

/** The school's address on one line. */
export const addressLine = `${street}, ${locality}, ${region} ${postalCode}`

/** What the school still has to give, in the order of this file. */
export const openPlaceholders: readonly string[] = placeholders
