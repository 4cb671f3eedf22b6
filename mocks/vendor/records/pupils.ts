/** Invented names for the demonstration; any likeness to a real pupil is chance. */
const NAMES = `
  Bidisha Ghosh, Pema Tamang, Debjit Barman, Garima Agarwal, Chandrima Mitra, Bikram Chhetri,
  Jyotirmoy Saha, Albina Oraon, Farhan Rahman, Eshita Dey, Vedant Sharma, Yangchen Lama, Kaustav
  Bhowmik, Hrishita Dasgupta, Mayukh Biswas, Tashi Gurung, Indrani Sarkar, Harshita Prasad, Sagnik
  Nandi, Samridhi Subba, Laboni Choudhury, Anirban Adhikary, Norbu Lepcha, Ojas Jain, Sunil Kujur,
  Zoya Ansari, Mrittika Ghosh, Diptanshu Barman, Dawa Bhutia, Nandita Mitra, Kritika Goyal,
  Himangshu Saha, Lakpa Tamang, Oindrila Dey, Writam Bhowmik, Rituparna Dasgupta, Rigzin Lepcha,
  Ishaan Agarwal, Pratyush Biswas, Faiza Haque, Sushma Minj, Trishna Sarkar, Jigme Lama, Kushal
  Nandi, Ekta Sharma, Jayita Choudhury, Reshmi Gurung, Abhinav Adhikary, Titir Ghosh, Prerna
  Subba, Shreyas Barman, Bhavya Prasad, Adrija Mitra, Pema Lepcha, Gurnoor Singh, Rehan Rahman,
  Rohit Oraon, Charulata Dey, Yashvi Jain, Bikram Tamang, Debarghya Bhowmik, Bidisha Biswas,
  Debjit Sarkar, Yangchen Bhutia, Chandrima Nandi, Gunjan Goyal, Jyotirmoy Choudhury, Tashi Lama,
  Eshita Adhikary, Kaustav Ghosh, Anjela Kujur, Manasvi Agarwal, Samridhi Gurung, Sanjida Ansari,
  Hrishita Barman, Mayukh Mitra, Suraj Subba, Indrani Saha, Harkirat Singh, Sagnik Dey, Dawa
  Sherpa, Laboni Bhowmik, Anirban Dasgupta, Mrittika Biswas, Lakpa Sherpa, Garima Jain, Diptanshu
  Sarkar, Bimal Minj, Tanvir Haque, Nandita Nandi, Rigzin Tamang, Himangshu Choudhury, Vedant
  Goyal, Oindrila Adhikary
`

type Pupil = {
  name: string
  hasPortrait: boolean
}

export const PUPILS: readonly Pupil[] = NAMES.split(',').map((name, index) => ({
  name: name.trim().replace(/\s+/g, ' '),
  hasPortrait: index % 6 !== 5,
}))
