interface Window {
  /** Fires when the visitor closes what is open, such as with Android's Back; not in every browser. */
  CloseWatcher?: new () => EventTarget & { destroy: () => void }
}

declare module 'nspell' {
  import type { Dictionary } from 'dictionary-en-gb'

  type Speller = {
    correct(word: string): boolean
    suggest(word: string): string[]
    /** Adds words, one a line. */
    personal(words: string): Speller
  }
  export default function nspell(dictionary: Dictionary): Speller
}

interface ImportMeta {
  /** Bundler macro: imports every file that matches a pattern. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}
