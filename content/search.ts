/** What people type into the search of this website. */

/** Words of the website, each with what people type for them instead, separated by commas. */
export const synonyms: Record<string, string> = {
  'transfer certificate': 'tc, t.c., slc, leaving certificate, migration certificate, टीसी, टी.सी., स्थानांतरण प्रमाण पत्र, টিসি, ট্রান্সফার সার্টিফিকেট',
  'parent-teacher meeting': 'ptm, parents meeting, parent teacher meet',
  holiday: 'chutti, chhuti, holyday, off day, day off, छुट्टी, छुट्टियाँ, अवकाश, ছুটি',
  vacation: 'vacations, chhutti',
  bus: 'van, transprot, school bus, pool car, conveyance, gaadi, gari, बस, বাস',
  fee: 'charge, charges, payment, fess, feees, kharcha, kharch, paisa',
  uniform: 'dress, dress code, unifrom, school dress, वर्दी, ड्रेस, यूनिफॉर्म, পোশাক, ড্রেস, ইউনিফর্ম',
  examination: 'exam, exams, test, tests, pariksha, porikkha, परीक्षा, পরীক্ষা',
  topper: 'topers, rank holder, टॉपर',
  photograph: 'photo, photos, pic, pics, picture, pictures',
  hostel: 'boarding, boarder, residential, हॉस्टल, छात्रावास, হোস্টেল, ছাত্রাবাস',
  laboratory: 'lab, labs',
  career: 'vacancy, vacancies, job, jobs, recruitment, teacher job, naukri, नौकरी, চাকরি',
  'admission criteria': 'eligibility, cut off, cutoff, minimum marks, percentage required',
  nursery: 'nur, nursary, lkg',
  prep: 'ukg, kg',
  humanities: 'arts, humanity',
  class: 'std, standard, grade, kaksha, कक्षा, क्लास, শ্রেণি, ক্লাস',
  timing: 'samay, समय, সময়',
  result: 'रिजल्ट, परिणाम, রেজাল্ট, ফলাফল',
  syllabus: 'पाठ्यक्रम, সিলেবাস',
  library: 'पुस्तकालय, গ্রন্থাগার',
  principal: 'प्रधानाचार्य, অধ্যক্ষ',
  telephone: 'phone, call, phone number, contact number, mobile number',
}

/** Figures that the website fills in from `fees.ts` and `school.ts`. */
export type AnswerFigures = 
  | 'hostel'
  | 'transport'
  | 'registration'
  | 'fees'
  | 'place'
  | 'hours'
  | 'dates'
  | 'marks'
  | 'desks'

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
    words: 'फीस, शुल्क, खर्च',
    page: '/hindi',
    text: 'फीस, दाखिले का तरीका और फोन नंबर, हिन्दी में।',
    figures: 'fees',
  },
  {
    words: 'दाखिला, प्रवेश, एडमिशन, आवेदन, फोन, नंबर, संपर्क, पता, hindi, in hindi',
    page: '/hindi',
    text: 'फीस, दाखिले का तरीका और फोन नंबर, हिन्दी में।',
    figures: 'desks',
  },
  {
    words: 'ফি, ফিস, বেতন, খরচ',
    page: '/bengali',
    text: 'ফি, ভর্তির নিয়ম আর ফোন নম্বর, বাংলায়।',
    figures: 'fees',
  },
  {
    words: 'ভর্তি, দাখিলা, আবেদন, ফোন, নম্বর, যোগাযোগ, ঠিকানা, bengali, bangla',
    page: '/bengali',
    text: 'ফি, ভর্তির নিয়ম আর ফোন নম্বর, বাংলায়।',
    figures: 'desks',
  },
  {
    words: 'hostel room, hostel food, hostel meal, hostel mess, hostel facility, hostel visit',
    page: '/about-hostel',
    links: ['/hostel-fee'],
    text: 'What the hostel provides, with pictures.',
  },
  {
    words: 'hostel, hostel fee',
    page: '/hostel-fee',
    links: ['/about-hostel'],
    figures: 'hostel',
  },
  {
    words: 'bus, bus fee, bus route, bus stop, bus number, bus timing, bus time, transport',
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
    words: 'scholarship, concession, fee concession, discount, sibling discount, freeship',
    page: '/fee-structure',
    text: 'The school has published no scholarship and no concession. Please ask the accounts office.',
  },
  {
    words: 'refund, refundable, fee refund, admission fee refund, cancel admission',
    page: '/admission-information',
    links: ['/hostel-fee'],
    text: 'The registration and processing fee and all hostel fees are non-refundable.',
  },
  {
    words: 'total cost, first year cost, total cost first year, fee calculator',
    page: '/first-year-cost',
    links: ['/fee-structure'],
    text: 'Choose the class, the hostel and the school bus to see what the first year costs.',
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
    words: 
      'holiday, vacation, winter break, summer break, examination date, next examination, examination kab, examination routine, examination timetable, परीक्षा, পরীক্ষা, reopen, reopening date',
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
    figures: 'dates',
  },
  {
    words: 'last date, last date admission, closing date, deadline, admission date',
    page: '/admission-information',
    links: ['/online-application-process'],
    figures: 'dates',
  },
  {
    words:
      'admission form, apply, apply online, how to apply, online admission, admission process, admission kaise, admission kaise le, admission lena',
    page: '/online-application-process',
    links: ['/admission-information', '/admission-form'],
    figures: 'registration',
  },
  {
    words:
      'directions, direction, address, location, map, how to reach, where is school, pin code, visiting hours',
    page: '/contact-us',
    figures: 'place',
  },
  {
    words:
      'hours, timing, school hours, school time, school timing, class timing, office hours, office timing, fee counter timing',
    page: '/contact-us',
    figures: 'hours',
  },
  {
    words:
      'admission criteria, class 11 marks, class 11 science marks, class 11 commerce marks, class 11 humanities marks, class 11 percentage, class 11 admission',
    page: '/admission-criteria-class-xi',
    links: ['/online-application-process'],
    figures: 'marks',
  },
  {
    words: 'result, board result, result class 10, result class 12',
    page: '/x-topper',
    links: ['/xii-topper', '/mandatory-disclosure'],
    text: 'The toppers of each session are listed by class. The results of the Board are under Mandatory Disclosure.',
  },
  {
    words: 'leave application, leave form, leave letter, sick leave, absent',
    page: '/download-forms',
    text: 'There is no form for leave here. Please ask the front office.',
  },
  {
    words: 'teacher list, staff list, teacher name, faculty',
    page: '/our-faculty',
    links: ['/mandatory-disclosure'],
    text: 'Whom to speak to. Names and qualifications belong to the mandatory disclosure.',
  },
  {
    words: 'subject, class 11 subject, stream, stream subject, subject in commerce, subject in science',
    page: '/our-curriculum',
    links: ['/admission-criteria-class-xi'],
    text: 'Subjects of each stage and of the three streams.',
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
    words: 'telephone, contact, email, helpline, complaint, complain, whom to ask, front office',
    page: '/contact-us',
    figures: 'desks',
  },
]
