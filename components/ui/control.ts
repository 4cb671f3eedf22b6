/** Look of a text field or a select (`app/base.css`). */
export const controlClass = 'control'
