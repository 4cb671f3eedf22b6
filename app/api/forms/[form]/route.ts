import { formOf } from '@/lib/forms/forms'
import { respondToForm } from '@/lib/forms/shared/respond'

type Context = { params: Promise<{ form: string }> }

/** A form sent by its page's script; the answer is its `FormState` as JSON. */
export async function POST(request: Request, { params }: Context) {
  const form = formOf((await params).form)
  if (!form) return Response.json({ error: 'no such form' }, { status: 404 })
  return respondToForm(form, request)
}
