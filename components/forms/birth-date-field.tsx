import type { ComponentProps } from 'react'
import { minBirthDate } from '@/lib/forms/shared/state'
import { schoolDay } from '@/lib/school/dates'
import { TextField } from '../ui/field'
import { useHydrated } from '../ui/use-hydrated'

/** Date of birth. `max` keeps the year to four digits; Chromium allows six without it. */
export function BirthDateField(props: ComponentProps<typeof TextField>) {
  // A cached page may be older than today.
  const max = useHydrated() ? schoolDay() : '2999-12-31'
  return <TextField {...props} type="date" min={minBirthDate} max={max} />
}
