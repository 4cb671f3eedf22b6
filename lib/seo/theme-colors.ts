/** Colours of `app/base.css` for where a variable of CSS cannot stand. */
export const themeColors = { forest: '#0f3d2e', paper: '#fbf8f1' }
