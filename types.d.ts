interface Window {
  /** Fires when the visitor closes what is open, such as with Android's Back; not in every browser. */
  CloseWatcher?: new () => EventTarget & { destroy: () => void }
}

interface ImportMeta {
  /** Bundler macro: imports every file that matches a pattern. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}
