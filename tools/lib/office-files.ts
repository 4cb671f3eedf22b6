/** Files that the office edits or generates (docs/editing.md): `npm run send` sends these, publishing tests only pages. */
export const officeFiles =
  /^(?:content\/(?:[\w-]+\.yaml|confirmed\.json|pages\/[\w-]+\.mdx|photographs\/.*|spelling\/names\.txt)|public\/.*|mocks\/vendor\/media\/.*|tools\/art\/(?:pictures\/[\w-]+\.jpg|documents\/made\.json))$/
