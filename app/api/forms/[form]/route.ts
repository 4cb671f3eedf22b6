import { formOf } from '@/lib/forms/forms'
import { respondToForm } from '@/lib/forms/shared/respond-to-form'

type Context = { params: Promise<{ form: string }> }

/** Accepts a form sent by its page's script; responds with its `FormState` as JSON. */
export async function POST(request: Request, { params }: Context) {
  const form = formOf((await params).form)
  if (!form) return Response.json({ error: 'no such form' }, { status: 404 })
  return respondToForm(form, request)
}
