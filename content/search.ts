/**
 * Words that people look for and that a page does not say itself: the site's search reads them beside
 * its title. Every page that is not a fixed one has some, because the search reads no words of it.
 */
export const searchWords: Readonly<Record<string, string>> = {
  '/': 'home start main page',
  '/student-tc': 'transfer certificate TC T.C. download school leaving certificate',
  '/download-forms': 'forms pdf identity card transfer certificate transport authorization letter',
  '/admission': 'apply join new admission registration 2026-27',
  '/admission-form': 'admission enquiry form apply contact admissions office',
  '/careercounseling': 'career counselling guidance notices courses entrance tests college',
  '/fee-structure': 'fees cost payment charges tuition pay',
  '/fee-nursury': 'fees pre-nursery nursery play',
  '/fee-nur-prep': 'fees nursery prep kindergarten KG',
  '/fee-i-ii': 'fees class 1 2 primary',
  '/fee-iii-viii': 'fees class 3 4 5 6 7 8 middle',
  '/fee-9': 'fees class 9',
  '/fee-xi-hum-com': 'fees class 11 commerce humanities arts',
  '/fee-xi-science': 'fees class 11 science',
  '/fee-xi-comm-humanities': 'fees class 11 commerce humanities arts new pupils other schools',
  '/fee-xi-science-DPS': 'fees class 11 science new pupils other schools',
  '/hostel-fee': 'boarding fees hostel charges instalments',
  '/first-year-cost':
    'total cost calculator estimate first year fees tuition hostel bus how much does it cost',
  '/our-transport-system': 'school bus transport route pick-up',
  '/bus-tracking': 'school bus tracking app GPS',
  '/our-hostel': 'boarding hostel residential',
  '/contact-us': 'contact phone number telephone e-mail address location map office complaint',
  '/Career': 'jobs vacancy vacancies teacher recruitment apply for a post resume CV',
  '/blog-post': 'blog articles posts teachers pupils write',
  '/news': 'news notices circulars announcements download',
  '/events': 'upcoming events programme dates what is on',
  '/gallery': 'photo gallery albums photographs pictures',
  '/recent-activities': 'recent activities photographs classes clubs houses',
  '/sports-corner': 'sports photographs matches meets athletics',
  '/school-calendar':
    'school academic annual year calendar holidays vacation examinations dates holiday list',
  '/xii-topper': 'toppers class 12 board results rank marks',
  '/x-topper': 'toppers class 10 board results rank marks',
  '/mandatory-disclosure':
    'CBSE mandatory public disclosure affiliation documents staff infrastructure',
  '/syllabus': 'CBSE syllabus curriculum books',
  '/school-uniform': 'uniform dress code shoes blazer',
  '/principal-speaks': 'principal message head',
}
