interface ImportMeta {
  /** Bundler macro: imports every file that matches a pattern. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}
