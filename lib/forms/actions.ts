'use server'

import { headers } from 'next/headers'
import { admissionForm } from './admission'
import { careerForm } from './career'
import { contactForm } from './contact'
import type { FormDefinition } from './shared/definition'
import { receive } from './shared/receive'
import type { FormState } from './shared/state'

/** Takes in a form of a page without script, by the same way as `/api/forms/…`. */
async function take(form: FormDefinition, data: unknown): Promise<FormState> {
  // Whoever calls an action without the form may hand over anything.
  const sent = data instanceof FormData ? data : new FormData()
  return receive(form, sent, await headers())
}

export async function postContact(_previous: FormState, data: FormData): Promise<FormState> {
  return take(contactForm, data)
}

export async function postCareer(_previous: FormState, data: FormData): Promise<FormState> {
  return take(careerForm, data)
}

export async function postAdmission(_previous: FormState, data: FormData): Promise<FormState> {
  return take(admissionForm, data)
}
