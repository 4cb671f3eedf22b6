/** The part of the editor's API that the forms use; the editor is only installed with them. */
declare module '@sveltia/cms' {
  type Entry = {
    get(field: 'path'): string
    get(field: 'data'): { toJS(): { body?: string } }
    set(field: 'data', values: object): Entry
  }
  type FieldProps = { value?: string; forID: string; onChange(value: string): void }
  const CMS: {
    registerEventListener(listener: {
      name: 'preSave'
      handler(event: { entry: Entry }): Promise<Entry>
    }): void
    registerFieldType(name: string, control: (props: FieldProps) => unknown): void
    init(options: { config: unknown }): Promise<void>
  }
  export default CMS
}

/** React's `createElement`, which the editor makes global. */
declare function h(type: string, props: object, ...children: unknown[]): unknown
