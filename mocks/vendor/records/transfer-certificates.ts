export const transferCertificates = [
  { name: 'Ananya Rai', admission: 'DPS/2019/0417', image: 'tc/2019-0417.webp' },
  { name: 'Rohan Sarkar', admission: 'DPS/2021/0132', image: 'tc/2021-0132.webp' },
  { name: 'Tenzing Lepcha', admission: 'DPS/2016/0288', image: 'tc/2016-0288.webp' },
]
