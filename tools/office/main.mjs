import CMS from '@sveltia/cms'
import { collections, saidOf } from './forms'

/** What was doubted last: it is saved when it is saved once more. */
let doubtedBefore = ''

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { refused, doubted } = saidOf(entry.get('path'), entry.get('data').toJS(), __KNOWN__)
    const asked = doubted.join('\n')
    if (refused.length === 0 && (asked === '' || asked === doubtedBefore)) return
    doubtedBefore = asked
    const words = asked
      ? `${asked}\nIf it is right all the same, save once more: the forms know the website of the day on which they were made.`
      : refused.join('\n')
    // The editor shows the cause of this one error, and of others only that there was one.
    throw new Error('saving_failed', { cause: new Error(words) })
  },
})

await CMS.init({
  // The editor's own check of its configuration takes no undefined.
  config: JSON.parse(
    JSON.stringify({
      load_config_file: false,
      app_title: 'The office of DPS Siliguri',
      // What the build was given: the host of the repository (build.mjs).
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
      // Written as content/yaml.mjs writes it.
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      collections,
    }),
  ),
})
