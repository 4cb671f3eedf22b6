import { z } from 'zod'
import {
  address,
  choice,
  count,
  email,
  group,
  list,
  pattern,
  phone,
  postalCode,
  text,
  unconfirmed,
} from './fields'

const departments = ['Front office', 'Admissions', 'Accounts', 'Transport', 'Hostel'] as const

const place = group('Address', {
  street: text('Street'),
  locality: text('Town'),
  region: text('State'),
  postalCode: postalCode('PIN code'),
})

const links = group('Links', {
  erp: address('ERP login'),
  alumni: address('Alumni site'),
  admissionPortal: address('Admission portal'),
  feePortal: address('Student fee portal'),
  syllabus: address('Syllabus of the Board'),
  instituteEngineering: address('Institute of engineering and management'),
  instituteJoka: address('School in Joka'),
  videoChannel: address('Video channel'),
  socialPage: address('Social page'),
  magazine: address('School magazine'),
  disclosures: address('Mandatory disclosures in one file'),
})

const founder = group('Founding father', {
  name: text('Name'),
  message: text('Message', 'The home page shows it and signs it with the name.'),
  education: text('Education', 'Completes “He studied at …”.').optional(),
  business: text('Business career', 'Completes “His business was …”.').optional(),
  born: text('Date of birth').optional(),
  died: text('Date of death').optional(),
})

const signatories = group('Who signs the messages', {
  president: text('President, BBF'),
  chairmanSociety: text('Chairman, DPS Society'),
  chairman: text('Chairman, DPS Siliguri'),
  proViceChairperson: text('Pro Vice Chairperson'),
  principal: text('Principal'),
  director: text('Director'),
  chairmanSiliguri: text('Chairman, Siliguri'),
})

export const schema = z
  .strictObject({
    name: text('Name of the school'),
    motto: text('Motto'),
    board: text('Board'),
    city: text('City'),
    state: text('State'),
    began: count('Year in which the school began', 'The greetings say how old it is.')
      .min(1900, 'is not a year. Enter its four digits')
      .max(new Date().getFullYear(), 'is in the future. Correct the year'),
    society: text('Society'),
    affiliationNumber: text('CBSE affiliation number').optional(),
    phones: list(
      'Telephone numbers',
      group('Telephone number', { label: text('Who answers'), digits: phone('Number') }),
      'Header, footer and search engines show them.',
    ).min(1, 'is empty. Enter one number'),
    callNumber: phone('Number of the call button'),
    chatNumber: phone('Number of the chat button'),
    email: email('E-mail address'),
    address: place,
    landmark: text('Landmark near the gate'),
    map: group('Map', {
      embed: pattern(
        /^https:\/\/www\.openstreetmap\.org\/\S+$/,
        'is not a map of OpenStreetMap, which the privacy page names. Ask the developer for another map',
      )('Address of the map to be shown'),
      link: address('Address of the large map'),
    }),
    vendor: group('Content platform', {
      name: text('Name in the footer'),
      years: text('Years in the footer'),
    }),
    busApp: group('Bus app', {
      android: address('Address for Android').optional(),
      apple: address('Address for iPhone').optional(),
    }).optional(),
    links,
    founder,
    signatories,
    figures: group('Figures', {
      classrooms: count('Classrooms'),
      libraryBooks: count('Books of the library'),
      computerLabs: count('Computer laboratories'),
      computers: count('Computers'),
    }),
    achievements: list(
      'Achievements in games and sports',
      group('Achievement', {
        game: text('Game'),
        competition: text('Competition'),
        result: text('Result'),
      }),
    ),
    departments: list(
      'Departments',
      group('Department', {
        name: choice('Name', departments),
        phone: phone('Telephone'),
        email: email('E-mail'),
      }),
    ),
    privacyOfficer: text('Whom to ask about personal data'),
    privacyEmail: email('E-mail for personal data'),
    retention: group('How long the school keeps what a form sends', {
      enquiry: text('Contact enquiries', 'Completes “It is kept …”.'),
      application: text('Job applications', 'Completes “It is kept …”.'),
      admission: text('Admission enquiries', 'Completes “It is kept …”.'),
    }),
    unconfirmed: unconfirmed([
      'affiliationNumber',
      'phones',
      'callNumber',
      'chatNumber',
      'email',
      'address',
      'landmark',
      'map',
      'vendor',
      'busApp',
      'links.erp',
      'links.alumni',
      'links.admissionPortal',
      'links.feePortal',
      'links.instituteEngineering',
      'links.instituteJoka',
      'links.videoChannel',
      'links.socialPage',
      'founder',
      'signatories',
      'achievements',
      'departments',
      'privacyOfficer',
      'privacyEmail',
      'retention',
    ]),
  })
  .meta({
    title: 'The school',
    description: 'Name, telephone numbers, addresses, links, who signs.',
  })

export type Data = z.output<typeof schema>
