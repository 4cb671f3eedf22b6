/**
 * THE page tree: every public route, in the order of the specification's route table. `lib/routes` derives menus,
 * breadcrumbs, sidebars, the sitemap and the proxy from it.
 */
import { data as pages } from './generated/pages'
import type { PictureName } from './pictures'
import type { officeSections } from './schemas/menu'
import { type Department, school } from './school'

export type SidebarName = 'about' | 'general' | 'third' | 'hostel'

export type SectionId = 'home' | (typeof officeSections)[number]

/**
 * A `page` is a fixed page from `content/pages`; the others have a folder in `app`. A `detail` needs `?id=`; a `tool`
 * responds to its query.
 */
export type RouteKind = 'home' | 'page' | 'list' | 'detail' | 'form' | 'tool'

/**
 * A `task` leads with facts, a `story` is prose, a `hub` links on, a `record` shows what the school publishes through
 * the year.
 */
export type PageView = 'task' | 'story' | 'hub' | 'record'

export type Route<Parent = string> = {
  /** Canonical path, case-sensitive. */
  path: string
  title: string
  kind: RouteKind
  view: PageView
  department: Department['name']
  section: SectionId
  sidebar: SidebarName
  parent?: Parent
  query: readonly string[]
  keywords?: string
  /** Picture and words of the page's card; a fixed page has them in its front matter. */
  picture?: PictureName
  description?: string
  lang?: 'en' | 'hi' | 'bn'
  showsRecords?: true
  /** Not part of the specification's route table. */
  extra?: true
}

export type Section = Pick<Partial<Route>, 'department'> & {
  id: SectionId
  title: string
  hub?: string
  /** View of the section's fixed pages. */
  view?: PageView
}

export const sections: readonly Section[] = [
  { id: 'home', title: 'Home', hub: '/' },
  { id: 'about', title: 'About Us', hub: '/about-us' },
  { id: 'academics', title: 'Academics', hub: '/academics' },
  { id: 'activities', title: 'Activities', hub: '/activities' },
  {
    id: 'admission',
    title: 'Admission',
    hub: '/admission',
    view: 'task',
    department: 'Admissions',
  },
  { id: 'fee', title: 'Fees', hub: '/fee-structure', view: 'task', department: 'Accounts' },
  { id: 'facilities', title: 'Facilities' },
  { id: 'news', title: 'News & Media' },
  { id: 'contact', title: 'Contact' },
  { id: 'other', title: 'More' },
]

export const sectionTitle = (id: SectionId) => sections.find((one) => one.id === id)?.title ?? ''

type Options<Parent> = Partial<Omit<Route<Parent>, 'path' | 'title' | 'section'>>

/** The parent of a page is a page of the same section. */
type Entry<P, Parent = NoInfer<P>> = [path: P, title: string, options?: Options<Parent>]

const titles = new Map(pages.map(({ path, title }) => [path, title]))

function page<P extends string, const Parent extends string = never>(
  path: P,
  options?: Options<Parent>,
): Entry<P, Parent> {
  return [path, titles.get(path) ?? path, options]
}

function route<P extends string, const Parent extends string = never>(
  kind: RouteKind,
  path: P,
  title: string,
  options?: Options<Parent>,
): Entry<P, Parent> {
  return [path, title, { kind, ...options }]
}

function addedTo(id: SectionId): Entry<string>[] {
  return pages.flatMap(({ path, section }) => (section === id ? [page(path, { extra: true })] : []))
}

const kinds: Record<RouteKind, Pick<Route, 'view' | 'query'>> = {
  home: { view: 'hub', query: [] },
  page: { view: 'story', query: [] },
  list: { view: 'record', query: ['year', 'month', 'q', 'page'] },
  detail: { view: 'record', query: ['id', 'page'] },
  form: { view: 'task', query: [] },
  tool: { view: 'task', query: ['q'] },
}

function section<P extends string>(id: SectionId, sidebar: SidebarName, entries: Entry<P>[]) {
  const own = sections.find((one) => one.id === id)
  const all: Entry<string>[] = [...entries, ...addedTo(id)]
  const routes = all.map(([path, title, options]): Route => {
    const kind = options?.kind ?? 'page'
    const isHub = path === own?.hub
    const view = isHub ? 'hub' : kind === 'page' ? own?.view : undefined
    return {
      path,
      title,
      kind,
      section: id,
      sidebar,
      department: own?.department ?? 'Front office',
      view: view ?? kinds[kind].view,
      query: kinds[kind].query,
      ...(own?.hub && !isHub ? { parent: own.hub } : {}),
      ...options,
    }
  })
  return { routes, paths: entries.map(([path]) => path) }
}

const about = section('about', 'about', [
  page('/about-us'),
  page('/our-founding-father'),
  page('/greetings-messages', { view: 'hub' }),
  page('/president-speaks-bbf', { parent: '/greetings-messages' }),
  page('/chairman-dps-society', { parent: '/greetings-messages' }),
  page(`/chairman-${school.product}`, { parent: '/greetings-messages' }),
  page(`/pro-v-c-${school.product}`, { parent: '/greetings-messages' }),
  page('/principal-speaks', { parent: '/greetings-messages' }),
  page(`/director-${school.product}`),
  page('/chairman-siliguri'),
  page('/dps-society'),
  page('/our-mission'),
  page('/our-vision'),
  page('/our-motto'),
  page('/our-methodologies'),
  page('/our-institutes'),
  page('/school-uniform', { view: 'task' }),
  page('/students-testimonials'),
  page('/parents-testimonials'),
])

const tree = [
  section('home', 'general', [route('home', '/', 'Home', { keywords: 'home start main page' })]),
  about,
  section('academics', 'general', [
    page('/academics'),
    page('/our-curriculum'),
    page('/our-evaluation-strategies'),
    page('/our-faculty'),
    page('/shaping-impressionable-minds'),
    page('/our-laboratory'),
    page('/our-library'),
    page('/beyond-classrooms'),
    route('form', '/student-tc', 'Student TC', {
      keywords: 'transfer certificate TC T.C. download school leaving certificate',
      picture: 'transfer-certificate',
      description: 'Find and download a transfer certificate with the name and admission number.',
    }),
    page('/download-forms', { view: 'task' }),
  ]),
  section('activities', 'general', [
    page('/activities'),
    page('/co-curricular-activities'),
    page('/games-and-sports'),
    page('/clubs-and-societies'),
  ]),
  section('admission', 'general', [
    page('/admission'),
    page('/admission-information'),
    page('/admission-criteria-class-xi'),
    page('/online-application-process'),
    page('/e-prospectus'),
    route('form', '/admission-form', 'Admission Enquiry', {
      keywords: 'admission enquiry form apply contact admissions office',
      picture: 'enquiry',
      description: 'Send a question or ask for a place. The admissions office will call you back.',
    }),
    route('list', '/careercounseling', 'Career Counselling', {
      query: ['page'],
      keywords: 'career counselling guidance notices courses entrance tests college',
      picture: 'counselling',
      description: 'Notices on courses, entrance examinations and choices after school.',
    }),
    page('/at-a-glance', { lang: 'en', extra: true }),
    page('/hindi', { lang: 'hi', extra: true }),
    page('/bengali', { lang: 'bn', extra: true }),
  ]),
  section('fee', 'general', [
    page('/fee-structure', { view: 'task' }),
    page('/fee-nursury'),
    page('/fee-nur-prep'),
    page('/fee-i-ii'),
    page('/fee-iii-viii'),
    page('/fee-9'),
    page('/fee-xi-hum-com'),
    page('/fee-xi-science'),
    page('/fee-xi-comm-humanities'),
    page('/fee-xi-science-DPS'),
    page('/hostel-fee', { department: 'Hostel', sidebar: 'hostel' }),
  ]),
  section('facilities', 'general', [
    page('/our-transport-system', { view: 'task', department: 'Transport' }),
    page('/our-hostel', { view: 'hub', sidebar: 'hostel' }),
    page('/about-hostel', { sidebar: 'hostel', parent: '/our-hostel' }),
    page('/a-day-here', { view: 'task', extra: true }),
  ]),
  section('contact', 'general', [
    route('form', '/contact-us', 'Contact Us', {
      keywords:
        'contact phone number telephone whatsapp e-mail address location map office complaint',
    }),
    route('form', '/Career', 'Career', {
      keywords: 'jobs vacancy vacancies teacher recruitment apply for a post resume CV',
    }),
  ]),
  section('news', 'general', [
    route('list', '/blog-post', 'Blog', {
      keywords: 'blog articles posts teachers students write',
    }),
    route('detail', '/blog-inner', 'Blog Detail', { parent: '/blog-post', query: ['id'] }),
    route('list', '/news', 'News', { keywords: 'news notices circulars announcements download' }),
    route('list', '/events', 'Upcoming Events', {
      keywords: 'upcoming events programme dates what is on',
    }),
    route('tool', '/tomorrow', 'Tomorrow', {
      query: ['stop', 'lang'],
      showsRecords: true,
      extra: true,
      keywords:
        'tomorrow next day is school open closed holiday bus uniform hours कल छुट्टी আগামীকাল কাল ছুটি',
    }),
    route('list', '/gallery', 'Gallery', {
      keywords: 'photo gallery albums photographs pictures',
      picture: 'gallery',
      description: 'Photo albums of the school year, by year and month.',
    }),
    route('detail', '/photo-categories', 'Sub Gallery', { parent: '/gallery' }),
    route('list', '/recent-activities', 'Recent Activities', {
      sidebar: 'third',
      keywords: 'recent activities photographs classes clubs houses',
      picture: 'recent',
      description: 'Albums of what classes, clubs and houses have done.',
    }),
    route('detail', '/sub-recent-activities', 'Sub Recent Activities', {
      sidebar: 'third',
      parent: '/recent-activities',
    }),
    route('list', '/sports-corner', 'Sports Corner', {
      sidebar: 'third',
      keywords: 'sports photographs matches meets athletics',
      picture: 'sports-corner',
      description: 'Matches, meets and sports days in pictures, newest first.',
    }),
    route('detail', '/sub-sports-corner', 'Sub Sports Corner', {
      sidebar: 'third',
      parent: '/sports-corner',
    }),
  ]),
  section('other', 'third', [
    page('/service-before-self'),
    page('/hall-of-Fame', { view: 'hub' }),
    page('/infrastructure-facilities'),
    route('list', '/school-calendar', 'School Calendar', {
      view: 'task',
      query: ['month'],
      keywords:
        'school academic annual year calendar holidays vacation examinations dates holiday list',
      picture: 'calendar',
      description: 'Examinations, holidays and functions, month by month.',
    }),
    page('/sitemap', { view: 'task' }),
    page('/syllabus', { view: 'task' }),
    page('/bus-tracking', { view: 'task', department: 'Transport' }),
    route('list', '/xii-topper', 'XII Toppers', {
      query: ['session', 'q', 'page'],
      keywords: 'toppers class 12 board results rank marks',
      picture: 'class-xi',
      description: 'Students who led the Class XII board results in each stream.',
    }),
    route('list', '/x-topper', 'X Toppers', {
      query: ['session', 'q', 'page'],
      keywords: 'toppers class 10 board results rank marks',
      picture: 'toppers',
      description: 'Students who led the Class X board results, session by session.',
    }),
    page('/mandatory-disclosure', { view: 'task', sidebar: 'general', extra: true }),
    page('/privacy', { view: 'task', sidebar: 'general', extra: true }),
    route('tool', '/search', 'Search', { sidebar: 'general', extra: true }),
  ]),
]

/** Path of a page, for links in our code: the compiler, or else `tree.test.ts`, reports a link to a removed page. */
export type Path = (typeof tree)[number]['paths'][number]

export const routes: readonly Route[] = tree.flatMap((one) => one.routes)

/** Paths of removed pages, with the page that has their content now. */
export const formerPaths: readonly [former: string, now: Path][] = [
  ['/first-year-cost', '/fee-structure'],
]

/** First path segments of files and API calls, which are not pages. */
export const fileFolders = ['_next', 'api', 'cards', 'documents', 'media', 'pictures'] as const

/** Root files that the server generates from vendor records, with their query parameters. */
export const feeds: readonly { path: string; query: readonly string[] }[] = [
  { path: '/feed.xml', query: [] },
  { path: '/sitemap.xml', query: [] },
  { path: '/events.ics', query: ['event'] },
  { path: '/school-calendar.ics', query: ['event'] },
]

export const rootFiles = [
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/away.html',
  '/emblem.svg',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/speculation-rules.json',
] as const

export type SidebarLink = Path | { title: string; href: string }

const alumni = { title: 'Alumni', href: school.links.alumni }

export const sidebars: Record<SidebarName, readonly SidebarLink[]> = {
  about: about.paths.filter((path) => path !== '/about-us'),
  general: [
    '/about-us',
    '/academics',
    '/activities',
    '/admission',
    '/fee-structure',
    { title: 'Mandatory Disclosures', href: school.links.disclosures },
    '/our-transport-system',
    '/our-hostel',
    alumni,
    '/contact-us',
    '/Career',
    '/blog-post',
  ],
  third: [
    '/service-before-self',
    '/hall-of-Fame',
    '/infrastructure-facilities',
    '/school-calendar',
    alumni,
    '/sitemap',
    '/bus-tracking',
    '/syllabus',
    '/recent-activities',
    '/sports-corner',
  ],
  hostel: ['/our-hostel', '/about-hostel', '/hostel-fee'],
}

export const footerLinks: readonly SidebarLink[] = [
  '/about-us',
  '/academics',
  '/our-faculty',
  '/admission',
  '/fee-structure',
  '/admission-form',
  '/student-tc',
  '/school-calendar',
  '/news',
  '/events',
  '/gallery',
  '/download-forms',
  '/mandatory-disclosure',
  '/Career',
  '/contact-us',
  '/privacy',
  '/hindi',
  '/bengali',
  '/sitemap',
]
