interface Window {
  /** Tells when the reader asks to close what is open, as by Android's Back; not in every browser. */
  CloseWatcher?: new () => EventTarget & { destroy: () => void }
}

declare module 'nspell' {
  import type { Dictionary } from 'dictionary-en-gb'

  type Speller = {
    correct(word: string): boolean
    suggest(word: string): string[]
    /** Adds words, a line each. */
    personal(words: string): Speller
  }
  export default function nspell(dictionary: Dictionary): Speller
}

interface ImportMeta {
  /** Every file that fits a pattern, put in by the bundler. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}
