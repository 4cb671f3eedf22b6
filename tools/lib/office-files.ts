/** Files that the office edits or that publishing generates. If a change has no others, publishing tests only its pages. */
export const officeFiles =
  /^(?:content\/(?:[\w-]+\.yaml|confirmed\.json|pages\/[\w-]+\.mdx|photographs\/.*)|public\/.*|mocks\/vendor\/media\/.*)$/
