/** A row of a uniform table: what boys and girls of a class group wear. */
type UniformRow = { group: string; boys: readonly string[]; girls: readonly string[] }

/** One season's table. */
export type UniformTable = { season: string; months: string; rows: readonly UniformRow[] }

/** The school's uniform by season and class group, in the order of the specification. */
export const uniform: readonly UniformTable[] = [
  {
    season: 'Summer',
    months: 'April to October',
    rows: [
      {
        group: 'Pre-Nursery',
        boys: [
          'Checked half-sleeve shirt',
          'Green shorts with elastic',
          'White socks, canvas shoes',
        ],
        girls: ['Checked half-sleeve frock', 'White bloomers', 'White socks, canvas shoes'],
      },
      {
        group: 'Nur',
        boys: ['Checked half-sleeve shirt', 'Green shorts', 'White socks, black strap shoes'],
        girls: ['Checked half-sleeve shirt', 'Green tunic', 'White socks, black strap shoes'],
      },
      {
        group: 'Prep',
        boys: ['White half-sleeve shirt', 'Green shorts and belt', 'White socks, black shoes'],
        girls: ['White half-sleeve shirt', 'Green pleated tunic', 'White socks, black shoes'],
      },
      {
        group: 'I-X',
        boys: [
          'White half-sleeve shirt, school badge',
          'Green trousers (shorts up to Class IV)',
          'School tie and belt',
          'Green socks, black laced shoes',
        ],
        girls: [
          'White half-sleeve shirt, school badge',
          'Green pleated skirt',
          'School tie and belt',
          'White knee socks, black shoes',
        ],
      },
      {
        group: 'XI-XII',
        boys: [
          'Cream half-sleeve shirt, school badge',
          'Dark green trousers',
          'Senior tie and belt',
          'Green socks, black laced shoes',
        ],
        girls: [
          'Cream kurta with school badge',
          'White salwar',
          'Dark green dupatta or waistcoat',
          'White socks, black shoes',
        ],
      },
    ],
  },
  {
    season: 'Winter',
    months: 'November to March',
    rows: [
      {
        group: 'Pre-Nursery',
        boys: ['Green track suit', 'White polo-neck', 'Woollen cap, canvas shoes'],
        girls: ['Green track suit', 'White polo-neck', 'Woollen cap, canvas shoes'],
      },
      {
        group: 'Nur',
        boys: ['Checked full-sleeve shirt', 'Green trousers', 'Green pullover and cap'],
        girls: [
          'Checked full-sleeve shirt',
          'Green tunic, woollen tights',
          'Green pullover and cap',
        ],
      },
      {
        group: 'Prep',
        boys: ['White full-sleeve shirt', 'Green trousers and belt', 'Green pullover and cap'],
        girls: ['White full-sleeve shirt', 'Green tunic, woollen tights', 'Green pullover and cap'],
      },
      {
        group: 'I-X',
        boys: [
          'White full-sleeve shirt, school tie',
          'Green woollen trousers',
          'Green pullover, green blazer',
          'Green socks, black laced shoes',
        ],
        girls: [
          'White full-sleeve shirt, school tie',
          'Green woollen skirt, tights',
          'Green pullover, green blazer',
          'Black shoes',
        ],
      },
      {
        group: 'XI-XII',
        boys: [
          'Cream full-sleeve shirt, senior tie',
          'Dark green woollen trousers',
          'Dark green blazer with crest',
          'Green socks, black laced shoes',
        ],
        girls: [
          'Cream full-sleeve kurta',
          'White salwar, warm leggings below',
          'Dark green blazer with crest',
          'White socks, black shoes',
        ],
      },
    ],
  },
]
