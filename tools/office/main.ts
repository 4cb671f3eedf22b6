import CMS from '@sveltia/cms'
import type { Known } from '../checks/content/page'
import { checkForm, collections, toNumbers } from './forms'

/** The build defines both (build.ts): the host of the repository, and what the site has. */
declare const __BACKEND__: { name: string; repo?: string; branch?: string }
declare const __KNOWN__: Known

const saveAgain = 'If it is right all the same, do not wait: press “Save” again'

let lastWarnings = ''

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const path = entry.get('path')
    const values = toNumbers(path, entry.get('data').toJS())
    const { errors, warnings } = checkForm(path, values, __KNOWN__)
    if (warnings.length > 0 && warnings.join() !== lastWarnings) errors.push(...warnings, saveAgain)
    lastWarnings = warnings.join()
    if (errors.length === 0) return entry.set('data', values)
    // The editor shows the cause of this error only, and of others that there was one.
    throw new Error('saving_failed', { cause: new Error(errors.join('. ')) })
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
      backend: __BACKEND__,
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
