import type { ComponentProps } from 'react'
import { firstBirthDate } from '@/lib/forms/shared/state'
import { schoolDay } from '@/lib/school/dates'
import { TextField } from '../ui/field'
import { useHydrated } from '../ui/use-hydrated'

/** A date of birth; its year takes four digits, because Chromium takes six without `max`. */
export function BirthDateField(props: ComponentProps<typeof TextField>) {
  // The page may be older than today.
  const max = useHydrated() ? schoolDay() : '9999-12-31'
  return <TextField {...props} type="date" min={firstBirthDate} max={max} />
}
