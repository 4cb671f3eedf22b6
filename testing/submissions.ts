export const contact = {
  name: 'Mitali Roy',
  address: '12 Hill Cart Road, Siliguri',
  phone: '9876543210',
  email: 'mitali@example.in',
  mailType: 'Enquiry',
  message: 'When does the session start?',
}

export const pupil = { admission: 'DPS/2019/0417', name: 'Ananya Rai' }

export const admission = { name: 'Ananya Rai', class: 'III', phone: '9876543210' }

export function pdf(bytes = 400): Buffer<ArrayBuffer> {
  const head = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'
  const tail = 'trailer<</Root 1 0 R>>\n%%EOF\n'
  return Buffer.from(head + '%'.padEnd(bytes - head.length - tail.length) + tail)
}

export const career = {
  name: 'Rohan Das',
  dob: '1990-04-12',
  subject: 'Physics',
  profession: 'yes',
  experience: '7',
  gender: 'male',
  status: 'married',
  address: '3 Sevoke Road, Siliguri',
  phone: '9876543210',
  email: 'rohan@example.in',
}
