import { school } from './facts.mjs'
import { html, raw } from './html.mjs'
import { emblem } from './pictures.mjs'
import { theme } from './theme.mjs'

/**
 * A whole document.
 * @param {{title: string, css?: string, body: unknown}} parts
 * @returns {string}
 */
export const page = ({ title, css = '', body }) =>
  `<!doctype html>${html`<html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title>
<style>${raw(theme + css)}</style></head><body>${body}</body></html>`}`

export const letterhead = () => html`<header class="letterhead">${emblem()}
<div class="who"><p class="name">${school.name}</p><p class="kind">${school.kind} · ${school.place}</p></div>
<p class="motto">${school.motto}</p></header>`

/** @param {string} left @param {string} [right] */
export const footer = (
  left,
  right = 'Address, telephone and e-mail: see the Contact page of the school’s website',
) => html`<footer class="footer"><span>${left}</span><span>${right}</span></footer>`

/** @param {string} label @param {number} [width] columns of twelve */
export const field = (label, width = 6) =>
  html`<div class="field w${width}"><span>${label}</span><div class="rule"></div></div>`

/**
 * A field of boxes, one a character; a space in the pattern is a gap.
 * @param {string} label @param {string} pattern e.g. `DD MM YYYY` or `.....`; a dot is an empty box
 * @param {number} [width]
 */
export const boxes = (label, pattern, width = 6) =>
  html`<div class="field w${width}"><span>${label}</span><div class="boxes" aria-hidden="true">${[
    ...pattern,
  ].map((sign) =>
    sign === ' ' ? html`<i class="gap"></i>` : html`<i>${sign === '.' ? '' : sign}</i>`,
  )}</div></div>`

/** @param {string} label @param {string[]} options @param {number} [width] */
export const choices = (label, options, width = 6) =>
  html`<div class="field w${width}"><span>${label}</span><div class="choices">${options.map(
    (option) => html`<span class="tick">${option}</span>`,
  )}</div></div>`

/** @param {string[]} names what is written under each line */
export const signatures = (...names) =>
  html`<div class="signs">${names.map((name) => html`<div>${name}</div>`)}</div>`

/** @param {string} heading @param {unknown} content */
export const part = (heading, content) => html`<fieldset><h2>${heading}</h2>${content}</fieldset>`
