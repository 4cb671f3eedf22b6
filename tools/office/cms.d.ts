/** What the forms use of the editor, which is installed only with them. */
declare module '@sveltia/cms' {
  type Entry = {
    get(field: 'path'): string
    get(field: 'data'): { toJS(): { body?: string } }
  }
  const CMS: {
    registerEventListener(listener: {
      name: 'preSave'
      handler(event: { entry: Entry }): void
    }): void
    init(options: { config: unknown }): Promise<void>
  }
  export default CMS
}
