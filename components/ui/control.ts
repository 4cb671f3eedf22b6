/** Look of a text field or a select. */
export const controlClass =
  'mt-1 block min-h-11 w-full rounded-lg border border-field bg-white px-3 py-2 text-ink aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger'
