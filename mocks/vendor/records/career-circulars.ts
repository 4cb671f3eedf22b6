import type { Block } from './circular'

/** What the career counselling notices say, by the key of the notice. */
export const careerCirculars: Readonly<Record<string, readonly Block[]>> = {
  engineering: [
    {
      text: 'The students who are calm in the examination hall began early and slowly. A plan for two years fits on one page.',
    },
    {
      table: [
        ['Months', 'What to do', 'A sign that it works'],
        [
          'April to June, Class XI',
          'Settle into physics, chemistry and mathematics; no mock tests yet',
          'You can explain yesterday’s lesson without the book',
        ],
        [
          'July to September',
          'Solve the exercises of the textbook, all of them',
          'Your mistakes are new ones',
        ],
        [
          'October to March',
          'One chapter of problems a week beyond the textbook',
          'You finish term papers with time left',
        ],
        [
          'Class XII, Term I',
          'Complete the course; repeat Class XI on Saturdays',
          'You know your three weakest chapters',
        ],
        [
          'Class XII, Term II',
          'Earlier papers, in time, at the hour of the examination',
          'Your marks move little from paper to paper',
        ],
      ],
    },
    {
      heading: 'Common mistakes',
    },
    {
      list: [
        'Two coaching courses and no hours left to think.',
        'Leaving the Board’s syllabus for “later”. It is the same syllabus.',
        'One examination only. Besides the national test there are State and university tests; compare their dates and rules on the official sites.',
      ],
    },
  ],
  medicine: [
    {
      text: 'One entrance test is known to every family. The many courses beside MBBS are not.',
    },
    {
      heading: 'The entrance test',
    },
    {
      text: 'Admission to MBBS and dental courses goes through the national test, NEET (UG), in physics, chemistry and biology. Read the rules on age, subjects and attempts on its official site before you begin; they change from year to year.',
    },
    {
      heading: 'Also in medicine',
    },
    {
      table: [
        ['Course', 'For somebody who', 'Usual length'],
        ['Nursing', 'is steady, kind and not easily shaken', 'Four years'],
        ['Physiotherapy', 'likes anatomy and patient work', 'About five years with internship'],
        ['Pharmacy', 'is exact and enjoys chemistry', 'Four years'],
        [
          'Medical laboratory technology',
          'likes instruments more than wards',
          'Three to four years',
        ],
        ['Optometry', 'has a steady hand and patience', 'Four years'],
        ['Nutrition and dietetics', 'thinks of health before illness', 'Three years'],
        ['Veterinary science', 'prefers patients who cannot complain', 'Five and a half years'],
      ],
    },
    {
      heading: 'Before you decide',
    },
    {
      list: [
        'Spend a morning with somebody who does the work.',
        'Ask what the fifth year is like, and what the fifteenth.',
        'Keep biology and a plan B; they go together well.',
      ],
    },
  ],
  streams: [
    {
      text: 'A worksheet for the student and one for the parents. Fill them in separately, then put them side by side.',
    },
    {
      heading: 'For the student',
    },
    {
      table: [
        ['Please complete', ''],
        ['I begin this homework first, without being told', ''],
        ['In the holidays I would read about', ''],
        ['I forget the time when I', ''],
        ['I am afraid of this subject because', ''],
      ],
    },
    {
      heading: 'For the parents',
    },
    {
      table: [
        ['Please complete', ''],
        ['We have seen our child happiest when', ''],
        ['Our hope, if we are honest, is', ''],
        ['Our child would say that our hope is', ''],
      ],
    },
    {
      heading: 'Minimum marks in Class X',
    },
    {
      table: [
        ['Stream', 'English', 'Science', 'Social Studies', 'Mathematics'],
        ['Science, with or without Maths', '61-70%', '81-90%', '-', '81-90%'],
        ['Commerce, with or without Maths', '61-70%', '-', '-', '81-90%'],
        ['Humanities, Economics and Maths', '71-80%', '-', '61-70%', '81-90%'],
        ['Humanities, without Economics', '71-80%', '-', '61-70%', '-'],
      ],
    },
    {
      text: 'The Science stream cannot combine Computer Science with Informatics Practices.',
    },
  ],
  design: [
    {
      text: 'Design is not drawing nicely. It is finding out what is needed and trying until it fits.',
    },
    {
      table: [
        ['Field', 'You work on', 'What colleges look for'],
        [
          'Architecture',
          'Buildings and the spaces between them',
          'Mathematics in Class XII and an aptitude test',
        ],
        [
          'Product design',
          'Things that are held, opened and repaired',
          'Observation, models, an aptitude test',
        ],
        ['Communication design', 'Books, signs, screens and films', 'Ideas first, then software'],
        ['Textile and fashion', 'Cloth, cut and craft', 'Colour, patience, respect for makers'],
        ['Interaction design', 'How a machine answers a person', 'Clear thought and clear writing'],
      ],
    },
    {
      heading: 'A portfolio, begun now',
    },
    {
      list: [
        'One sketchbook that nobody marks. Draw from life: a hand, a kettle, the bus stop.',
        'Three projects from question to result, with the attempts that failed.',
        'A page of words to each: what was the problem, and for whom?',
      ],
    },
    {
      heading: 'A studio day',
    },
    {
      text: 'Pin up, listen, take down, begin again. If that sounds like fun, come to the counsellor. Dates and forms of the aptitude tests are on their official sites, usually in autumn.',
    },
  ],
  law: [
    {
      text: 'An integrated degree begins straight after Class XII, from any stream.',
    },
    {
      heading: 'Who does well',
    },
    {
      list: [
        'People who read a long text and can say in two sentences what it claims.',
        'People who enjoy the other side’s best argument.',
        'People who are careful with words and with other people’s trouble.',
      ],
    },
    {
      heading: 'Entrance tests',
    },
    {
      table: [
        ['Test', 'Leads to', 'What it asks'],
        [
          'CLAT',
          'The national law universities',
          'Reading, current affairs, legal and logical reasoning, simple numbers',
        ],
        ['AILET', 'National Law University, Delhi', 'English, current affairs, logical reasoning'],
        ['University tests', 'Law faculties of other universities', 'See each university’s notice'],
      ],
    },
    {
      text: 'Forms are usually out in the months before winter. The official sites have dates and fees; nobody else does.',
    },
    {
      heading: 'A habit for this summer',
    },
    {
      text: 'Read one newspaper editorial each morning. Write three lines: what it says, what it leaves out, and what you would ask its author. After thirty days you will read differently.',
    },
    {
      heading: 'Internships',
    },
    {
      text: 'From the second year on, students sit in courts, chambers and legal-aid clinics. It is allowed to find out that one would rather teach.',
    },
  ],
  'university-fair': [
    {
      text: 'Classes XI and XII in the morning, Class X after lunch. Parents come with their children.',
    },
    {
      table: [
        ['Where', 'Who sits there', 'Good first question'],
        [
          'Tables 1-6',
          'Universities of the State',
          'Which subjects do you require, and which do you prefer?',
        ],
        [
          'Tables 7-14',
          'Central and private universities',
          'What does the whole course cost, with board?',
        ],
        ['Tables 15-18', 'Engineering, medicine and pharmacy', 'Where did last year’s class go?'],
        [
          'Tables 19-22',
          'Design, law, hotel management',
          'How many hours a week are in a studio, court or kitchen?',
        ],
        ['Tables 23-24', 'Studying abroad and scholarships', 'Who pays back a loan, and when?'],
        ['Quiet corner', 'The school counsellor', 'What do you think?'],
      ],
    },
    {
      text: 'The names of the visitors are put up at the door on the day, because they change until the last evening.',
    },
    {
      heading: 'How to use a fair',
    },
    {
      list: [
        'Choose five tables beforehand, and one that surprises you.',
        'Write down the answer, not the slogan.',
        'Sign nothing and pay nothing on the day.',
        'At home, sort the brochures in two heaps and recycle one.',
      ],
    },
  ],
  defence: [
    {
      text: 'For boys and girls who want to serve, are fit, and like to be one of many.',
    },
    {
      table: [
        ['Entry after Class XII', 'Stream', 'How'],
        [
          'National Defence Academy: Army',
          'Any',
          'Written test twice a year, then the selection board',
        ],
        [
          'National Defence Academy: Navy, Air Force',
          'Physics, chemistry, mathematics',
          'As above',
        ],
        [
          'Technical entries',
          'Physics, chemistry, mathematics',
          'Marks and the national engineering test; see the notice',
        ],
        ['Military nursing service', 'Biology', 'Test and interview; see the notice'],
      ],
    },
    {
      heading: 'The selection week',
    },
    {
      text: 'Five days of stories, group tasks, an obstacle course and a long conversation. Nobody is looking for a hero. They look for somebody who is truthful, thinks under pressure and notices the person who has fallen behind.',
    },
    {
      heading: 'Getting ready without a gymnasium',
    },
    {
      list: [
        'Run two kilometres, four times a week; lengthen it slowly.',
        'Push-ups, sit-ups and sleep.',
        'Read one newspaper; speak in front of a class once a week.',
        'Have eyes and ears tested early, so that a refusal is no surprise.',
      ],
    },
    {
      text: 'Age limits, heights and dates are in the official notices only.',
    },
  ],
  commerce: [
    {
      text: 'Two ways that can be walked together: a degree course and a professional course.',
    },
    {
      table: [
        ['', 'A degree (B.Com., B.B.A., economics)', 'A professional course (CA, CS, CMA)'],
        ['Begins', 'After Class XII', 'After Class XII, at foundation level'],
        ['Takes', 'Three or four years', 'As long as the examinations and the training take'],
        ['Costs', 'Fees each year', 'Fees a level; training is usually paid'],
        ['Is hard because', 'you must organise yourself', 'few pass each level at the first try'],
        [
          'Leads to',
          'Management, banking, research, teaching',
          'Audit, tax, company law, cost control',
        ],
        ['Suits', 'people who like breadth', 'people who like rules and finishing things'],
      ],
    },
    {
      heading: 'Mathematics or not?',
    },
    {
      text: 'Many good economics and finance courses ask for mathematics in Class XII. If you are able to take it, take it; a door is easier to leave than to open.',
    },
    {
      heading: 'Try it out',
    },
    {
      list: [
        'Keep the accounts of your class’s next stall for a week.',
        'Read one company’s annual report and write down three questions.',
        'Ask a shopkeeper what he worries about on Sunday evening.',
      ],
    },
  ],
  abroad: [
    {
      text: 'Nothing about it is difficult. There is only a great deal of it, and most of it is due early.',
    },
    {
      table: [
        ['When', 'What'],
        [
          'Class XI, Term II',
          'Choose countries by course and by cost, in this order. Talk about money at home',
        ],
        ['April to June', 'Language test, and an admission test if one is required'],
        ['July to August', 'A list of eight: three hopes, three likely, two safe'],
        ['September', 'Ask two teachers for recommendations, in writing, six weeks ahead'],
        ['October to January', 'Applications, essays, scholarship forms'],
        ['February to May', 'Answers, comparison of offers, proof of funds'],
        ['June to July', 'Visa, health insurance, a bed to sleep in'],
      ],
    },
    {
      heading: 'From the school you need',
    },
    {
      list: [
        'A transcript of Classes IX to XII, applied for at the office.',
        'Recommendations, sent by the teacher and never by you.',
        'Predicted marks, where a university asks for them.',
      ],
    },
    {
      heading: 'About agents',
    },
    {
      text: 'An honest one tells you what the university pays him. Everything an agent does, a patient family can do.',
    },
  ],
  hospitality: [
    {
      text: 'What North Bengal and Sikkim offer to a young person with training.',
    },
    {
      table: [
        ['Work', 'Training', 'A good sign'],
        [
          'Tea: field and factory',
          'Agriculture, food technology, plantation management',
          'You get up early without complaint',
        ],
        [
          'Tea: tasting and trade',
          'Commerce and a long apprenticeship',
          'You notice small differences',
        ],
        [
          'Hotels',
          'Hotel management, after an entrance test',
          'You stay polite when you are tired',
        ],
        [
          'Guiding and trekking',
          'Mountaineering and first-aid courses',
          'People feel safe with you',
        ],
        ['Homestays', 'Tourism, accounts, languages', 'You like your grandmother’s recipes'],
        ['Forest and wildlife', 'Forestry, zoology, State services', 'You can sit still'],
      ],
    },
    {
      heading: 'Why it is worth a thought',
    },
    {
      text: 'Visitors come here from everywhere to see what we pass on the way to school. Those who know the place, its languages and its plants have something that cannot be learnt in a city. What is missing is often accounts, English and confidence, and these can be learnt here.',
    },
    {
      heading: 'In the vacation',
    },
    {
      list: [
        'Ask to see a factory, a hotel kitchen or a homestay from behind.',
        'Write down what surprised you.',
      ],
    },
  ],
  'civil-services': [
    {
      text: 'Why the newspaper matters, and which degree keeps the most doors open.',
    },
    {
      heading: 'Where the stream leads',
    },
    {
      table: [
        ['Degree', 'Then, for example'],
        ['History, political science', 'Civil services, archives, journalism, law'],
        ['Economics', 'Banking, policy, data, research'],
        ['Geography', 'Planning, mapping, disaster work'],
        ['Psychology', 'Counselling, schools, clinics (with a master’s degree)'],
        ['Languages', 'Teaching, translation, publishing, the foreign service'],
        ['Sociology, social work', 'Development, human resources, research'],
      ],
    },
    {
      text: 'For the civil services any degree will do. Choose the subject you would read even if there were no examination; you will have to read it for years.',
    },
    {
      heading: 'The newspaper, thirty minutes a day',
    },
    {
      list: [
        'Ten minutes: the front page, and what it does not say.',
        'Ten minutes: one article to the end, with the atlas open.',
        'Ten minutes: five lines in a notebook, in your own words.',
      ],
    },
    {
      heading: 'Research',
    },
    {
      text: 'Begin with a small true question. How did our street get its name? Whom would you ask, and how would you know that they are right?',
    },
  ],
  'counselling-slots': [
    {
      text: 'Twenty minutes for each student of Classes X and XII, with a parent if wished.',
    },
    {
      table: [
        ['Slot', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        ['9.00', '', '', '', '', ''],
        ['9.30', '', '', '', '', ''],
        ['10.00', '', '', '', '', ''],
        ['10.30', '', '', '', '', ''],
        ['2.00', '', '', '', '', ''],
        ['2.30', '', '', '', '', ''],
      ],
    },
    {
      text: 'Mark three slots, write your name below and give this page to the class teacher. You will get one of them.',
    },
    {
      table: [
        ['Please complete', ''],
        ['Name, class and section', ''],
        ['I come with: nobody / mother / father / guardian', ''],
        ['What I would like to talk about', ''],
      ],
    },
    {
      heading: 'What to bring',
    },
    {
      list: [
        'Your last two report cards.',
        'Three things you are curious about, however odd.',
        'The stream worksheet of March, if you have it.',
      ],
    },
    {
      text: 'What is said in the room stays in the room, unless somebody is in danger.',
    },
  ],
}
