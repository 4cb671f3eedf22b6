'use server'

import { answerPost } from '../shared/post'
import type { FormState } from '../shared/state'
import { contactForm } from './form'

/** Takes in the contact form of a page without script. */
export async function postContact(_previous: FormState, data: FormData): Promise<FormState> {
  return answerPost(contactForm, data)
}
