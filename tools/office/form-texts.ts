/** The editor's texts, each with ours, which docs/editing.md uses. */
const texts = {
  'Work with Local Repository': 'Open the folder of the website',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Choose the folder “website”, into which the website was copied.',
  'A repository root directory could not be selected. Please try again.':
    'No folder was opened. Press the button again, choose the folder “website”, and press “Allow”.',
  'The selected folder is not a repository root directory. Please try again.':
    'This is another folder. Choose the folder “website” itself.',
  'Sign In Using Access Token': 'Sign in with a token',
  'Personal Access Token': 'Token',
  'There was an error while saving the entry. Please try again later.': 'This is not saved yet.',
  Assets: 'Photographs',
  'Global Assets': 'Photographs',
  'Upload New Assets': 'Upload photographs',
  Slug: 'Address',
  'The slug cannot be empty.': 'Write the address, such as our-garden.',
  'The slug cannot contain special characters, including slashes and spaces.':
    'Write small letters and hyphens, such as our-garden.',
  'This slug is used for another entry.': 'Another page has this address.',
  Backlinks: 'Used by',
  Expand: 'Open',
  Collapse: 'Close',
  'Reorder Item': 'Move',
  'List Item Options': 'More',
}

/** Where the editor fills in GitHub's page of a new token. */
const tokenFields = 'new URLSearchParams({name:`Sveltia CMS`,'

/** The switch of the editor's drafts. A restored draft would undo what others changed since. */
const drafts = 'useDraftBackup??=!0'

/** The editor would follow the browser's language, of which British English is one, with none of our texts. */
const languages =
  '`ar,bg,ca,cs,da,de,el,en-CA,en-GB,en-US,es-CO,fa,fi,fr,hr,it,ja,ko,nl,pl,pt-BR,pt-PT,ru,sv,tr,uk,vi,zh-CN,zh-TW`'

/**
 * Replaces the editor's texts in the module that contains all of them. A new token is for the owner of the repository: for
 * the clerk's own account, which GitHub suggests, it does not list that repository.
 */
export const replaceTexts = (owner: string) => (code: string, file: string) => {
  if (!file.endsWith('@sveltia/cms/npm/index.js')) return
  const replacements = Object.entries(texts).map(([word, ours]) => [`\`${word}\``, `\`${ours}\``])
  for (const [word = '', ours = ''] of [
    ...replacements,
    [languages, '`en-US`'],
    [drafts, 'useDraftBackup=!1'],
    // Escape would close a form, and its words would be gone.
    ['closeWithEscape??=!0', 'closeWithEscape=!1'],
    [tokenFields, `${tokenFields}target_name:\`${owner}\`,`],
  ]) {
    if (!code.includes(word)) throw new Error(`The editor no longer says ${word}`)
    code = code.replaceAll(word, ours)
  }
  return code
}
