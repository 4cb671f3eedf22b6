'use server'

import { answerPost } from '../shared/post'
import type { FormState } from '../shared/state'
import { admissionForm } from './form'

/** Takes in the admission enquiry of a page without script. */
export async function postAdmission(_previous: FormState, data: FormData): Promise<FormState> {
  return answerPost(admissionForm, data)
}
