import { school } from '@/content/school'

/** `90000 00001`: how ten digits are written in India. */
export function formatPhone(digits: string): string {
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

export function phoneHref(digits: string): string {
  return `tel:+91${digits}`
}

export function chatHref(digits: string): string {
  return `https://wa.me/91${digits}`
}

/** Returns the department with this number, such as `Admissions`, or else `the school`. */
export function departmentAt(digits: string): string {
  return school.departments.find(({ phone }) => phone === digits)?.name ?? 'the school'
}
