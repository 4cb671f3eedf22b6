import type { Route } from '@/content/routes'

type Language = NonNullable<Route['lang']>

const labels = {
  en: { ask: 'Questions? Ask', inSection: 'In this section', quick: 'Quick Links' },
  hi: { ask: 'सवाल? फोन करें:', inSection: 'इस विषय के और पन्ने', quick: 'ज़रूरी लिंक' },
  bn: { ask: 'প্রশ্ন আছে? ফোন করুন:', inSection: 'এই বিষয়ের আরও পাতা', quick: 'দরকারি লিংক' },
} as const satisfies Record<Language, Record<string, string>>

/** Department names in the languages of pages that name them. */
const departments: Partial<Record<Language, Partial<Record<Route['department'], string>>>> = {
  hi: { Admissions: 'एडमिशन (दाखिला)', 'Front office': 'फ्रंट ऑफिस' },
  bn: { Admissions: 'অ্যাডমিশন (ভর্তি)', 'Front office': 'ফ্রন্ট অফিস' },
}

export function labelsOf({ department }: Route, lang: Language = 'en') {
  return { ...labels[lang], department: departments[lang]?.[department] ?? department }
}
