interface ImportMeta {
  /** Every file that fits a pattern, put in by the bundler. */
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}
