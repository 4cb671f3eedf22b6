import CMS from '@sveltia/cms'
import type { Known } from '../checks/content/page'
import { checkForm, collections, toNumbers } from './forms'

/** The build defines both (build.ts): the host of the repository, and what the site has. */
declare const __BACKEND__: { name: string; repo: string; branch: string }
declare const __KNOWN__: Known

let lastWarnings = ''

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const values = toNumbers(entry.get('path'), entry.get('data').toJS())
    const form = checkForm(entry.get('path'), values, __KNOWN__)
    const warnings = form.warnings.join('\n')
    if (form.errors.length === 0 && (warnings === '' || warnings === lastWarnings))
      return entry.set('data', values)
    lastWarnings = warnings
    const message = warnings
      ? `${warnings}\nIf it is right all the same, save once more: the forms know the website of the day on which they were made.`
      : form.errors.join('\n')
    // The editor shows the cause of this error only, and of others that there was one.
    throw new Error('saving_failed', { cause: new Error(message) })
  },
})

// The pictures of the site to choose from, as radio buttons.
CMS.registerFieldType('picture', ({ value, forID, onChange }) =>
  h(
    'div',
    { id: forID, className: 'pictures' },
    ...__KNOWN__.picture.map((name) =>
      h(
        'label',
        { key: name },
        h('img', { src: `pictures/${name}.webp`, alt: '', loading: 'lazy' }),
        h('input', {
          type: 'radio',
          name: forID,
          checked: name === value,
          onChange: () => onChange(name),
        }),
        name,
      ),
    ),
  ),
)

await CMS.init({
  // The editor rejects undefined in its configuration.
  config: JSON.parse(
    JSON.stringify({
      load_config_file: false,
      app_title: 'The office of DPS Siliguri',
      // Signing in otherwise takes a server of our own.
      backend: { ...__BACKEND__, auth_methods: ['token'] },
      media_folder: 'content/photographs',
      media_libraries: {
        default: {
          config: {
            slugify_filename: true,
            transformations: {
              raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 },
            },
          },
        },
        stock_assets: false,
      },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      collections,
    }),
  ),
})
