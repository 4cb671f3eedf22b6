import CMS from '@sveltia/cms'
import { collections, refusals } from './forms'

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const subject = /^content\/(\w+)\.yaml$/.exec(entry.get('path'))?.[1]
    // The words of a page are looked at by the push.
    const { body: _, ...values } = entry.get('data').toJS()
    const sentences = refusals(subject, values)
    // The editor shows the cause of this one error, and of others only that there was one.
    if (sentences.length > 0)
      throw new Error('saving_failed', { cause: new Error(sentences.join('\n')) })
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
