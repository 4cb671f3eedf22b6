interface Window {
  /** Tells when the reader asks to close what is open, as by Android's Back; not in every browser. */
  CloseWatcher?: new () => EventTarget & { destroy: () => void }
}

interface ImportMeta {
  /** Every file that fits a pattern, put in by the bundler. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}
