import CMS from '@sveltia/cms'
import type { Known } from '../checks/content/page'
import { checkForm, collections, toNumbers } from './forms'

/** The build defines both (build.ts): the host of the repository, and what the site has. */
declare const __BACKEND__: { name: string; repo: string; branch: string }
declare const __KNOWN__: Known

const saveAgain = 'If it is right all the same, save again'
const staleForm =
  'The file of this form has changed. Copy your words, reload the page, and enter them again'

const leaveForm = 'Your words are not saved. Leave the form without them?'

let lastWarnings = ''

// The editor reads a folder's files once: it would write an older text over what git or another tab has saved.
const { getFile } = FileSystemFileHandle.prototype
const knownFiles = new Map<string, () => Promise<boolean>>()
FileSystemFileHandle.prototype.getFile = async function () {
  const file = await getFile.call(this)
  const hasChanged = async () => (await getFile.call(this)).lastModified !== file.lastModified
  knownFiles.set(this.name, hasChanged)
  return file
}

// The preview moves photographs, and the editor would ignore that.
const { removeEntry } = FileSystemDirectoryHandle.prototype
FileSystemDirectoryHandle.prototype.removeEntry = async function (name, options) {
  try {
    await removeEntry.call(this, name, options)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError')
      alert(`${name} is already in its place on this computer. See “To undo” in the manual`)
    throw error
  }
}

/** The editor keeps no draft, and does not ask before it closes a form. */
function hasUnsaved(): boolean {
  const buttons = [...document.querySelectorAll('button')]
  return buttons.some(({ textContent, disabled, ariaDisabled }) => {
    return textContent?.trim() === 'Save' && !disabled && ariaDisabled !== 'true'
  })
}

window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault()
})

window.addEventListener(
  'click',
  (event) => {
    const isBack =
      event.target instanceof Element && event.target.closest('[aria-label="Cancel Editing"]')
    if (isBack && hasUnsaved() && !confirm(leaveForm)) event.stopImmediatePropagation()
  },
  true,
)

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const path = entry.get('path')
    const hasChanged = knownFiles.get(path.split('/').at(-1) ?? '')
    const values = toNumbers(path, entry.get('data').toJS())
    const { errors, warnings } = checkForm(path, values, __KNOWN__)
    if (await hasChanged?.()) errors.push(staleForm)
    else if (warnings.length > 0 && warnings.join() !== lastWarnings)
      errors.push(...warnings, saveAgain)
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
      // Other ways to sign in need our own server.
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
