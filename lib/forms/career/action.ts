'use server'

import { answerPost } from '../shared/post'
import type { FormState } from '../shared/state'
import { careerForm } from './form'

/** Takes in the career form of a page without script. */
export async function postCareer(_previous: FormState, data: FormData): Promise<FormState> {
  return answerPost(careerForm, data)
}
