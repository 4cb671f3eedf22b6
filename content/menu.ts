/** The header's menu: the tree's pages by what one needs them for. Titles stand in `routes.ts`. */
import type { SectionId } from './routes'
import { school } from './school'

/** A panel: the page most people open it for, a few words on that page, and the others by need. */
export type MenuPanel = {
  section: SectionId
  featured: { path: string; words: string }
  groups: readonly { title: string; paths: readonly string[] }[]
}

export const menuPanels: readonly MenuPanel[] = [
  {
    section: 'about',
    featured: { path: '/mandatory-disclosure', words: 'The facts CBSE asks every school for' },
    groups: [
      {
        title: 'Who we are',
        paths: [
          '/about-us',
          '/our-mission',
          '/our-vision',
          '/our-motto',
          '/service-before-self',
          '/our-methodologies',
          '/dps-society',
          '/our-institutes',
        ],
      },
      {
        title: 'Who leads the school',
        paths: [
          '/our-founding-father',
          '/greetings-messages',
          '/president-speaks-bbf',
          '/chairman-dps-society',
          `/chairman-${school.product}`,
          `/pro-v-c-${school.product}`,
          '/principal-speaks',
          `/director-${school.product}`,
          '/chairman-siliguri',
        ],
      },
      {
        title: 'What others say',
        paths: ['/parents-testimonials', '/students-testimonials', '/hall-of-Fame'],
      },
    ],
  },
  {
    section: 'academics',
    featured: { path: '/school-calendar', words: 'Holidays, examinations and events' },
    groups: [
      {
        title: 'Papers and certificates',
        paths: ['/student-tc', '/download-forms', '/syllabus'],
      },
      {
        title: 'Results, and what follows',
        paths: ['/xii-topper', '/x-topper', '/careercounseling'],
      },
      {
        title: 'What is taught, and how',
        paths: [
          '/academics',
          '/our-curriculum',
          '/our-evaluation-strategies',
          '/shaping-impressionable-minds',
          '/beyond-classrooms',
        ],
      },
      {
        title: 'Teachers and rooms',
        paths: ['/our-faculty', '/our-laboratory', '/our-library'],
      },
    ],
  },
  {
    section: 'activities',
    featured: { path: '/sports-corner', words: 'Matches and sports days in pictures' },
    groups: [
      {
        title: 'After lessons',
        paths: [
          '/activities',
          '/games-and-sports',
          '/clubs-and-societies',
          '/co-curricular-activities',
        ],
      },
      { title: 'In pictures', paths: ['/recent-activities'] },
    ],
  },
  {
    section: 'admission',
    featured: {
      path: '/online-application-process',
      words: 'How to apply, and what makes a form valid',
    },
    groups: [
      {
        title: 'Before you apply',
        paths: [
          '/admission',
          '/admission-information',
          '/admission-criteria-class-xi',
          '/e-prospectus',
        ],
      },
      { title: 'Ask us', paths: ['/admission-form'] },
    ],
  },
  {
    section: 'fee',
    featured: { path: '/first-year-cost', words: 'Tuition, bus and hostel counted in' },
    groups: [
      {
        title: 'Class by class',
        paths: [
          '/fee-structure',
          '/fee-nursury',
          '/fee-nur-prep',
          '/fee-i-ii',
          '/fee-iii-viii',
          '/fee-9',
        ],
      },
      {
        title: 'Class XI',
        paths: [
          '/fee-xi-science',
          '/fee-xi-hum-com',
          '/fee-xi-science-DPS',
          '/fee-xi-comm-humanities',
        ],
      },
      { title: 'Boarders', paths: ['/hostel-fee'] },
    ],
  },
  {
    section: 'facilities',
    featured: {
      path: '/our-transport-system',
      words: 'What the school bus costs, and whom to ring',
    },
    groups: [
      { title: 'Every school day', paths: ['/bus-tracking', '/school-uniform'] },
      { title: 'Living here', paths: ['/our-hostel', '/about-hostel'] },
      { title: 'The campus', paths: ['/infrastructure-facilities'] },
    ],
  },
  {
    section: 'news',
    featured: { path: '/news', words: 'Notices and circulars, newest first' },
    groups: [
      { title: 'What is on', paths: ['/events'] },
      { title: 'To look at and read', paths: ['/gallery', '/blog-post'] },
    ],
  },
  {
    section: 'contact',
    featured: { path: '/contact-us', words: 'Telephone numbers, the way here, a form' },
    groups: [
      { title: 'Work with us', paths: ['/Career'] },
      { title: 'This website', paths: ['/search', '/sitemap', '/privacy'] },
    ],
  },
]

/** What parents come for most, on top of the menu of phones. */
export const oftenNeeded: readonly string[] = [
  '/first-year-cost',
  '/school-calendar',
  '/online-application-process',
  '/our-transport-system',
  '/school-uniform',
  '/download-forms',
  '/student-tc',
  '/sports-corner',
  '/x-topper',
  '/contact-us',
]
