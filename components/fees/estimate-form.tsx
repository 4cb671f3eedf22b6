import { admissionClasses } from '@/content/forms'
import { type Choice, className, dayPupil } from '@/lib/school/estimate'
import { buttonClass } from '../ui/button'
import { RadioGroup } from '../ui/radio-group'

/** A plain GET form. Shows own pupil or outsider for Class XI only, where it changes the fee. */
export function EstimateForm({ choice }: { choice?: Choice | null }) {
  const chosen = choice ?? { class: '', ...dayPupil }
  return (
    <form
      action="/first-year-cost#result"
      className="wide grid gap-4 rounded-2xl border border-line bg-white/60 p-4 sm:grid-cols-2 sm:p-5 print:hidden"
    >
      <label className="block">
        <span className="font-semibold">Class</span>
        <select name="class" required defaultValue={chosen.class} className="control">
          <option value="">Select Class</option>
          {admissionClasses.map((option) => (
            <option key={option} value={option}>
              {className(option)}
            </option>
          ))}
        </select>
      </label>
      <RadioGroup
        legend="For Class XI, coming from"
        name="pupil"
        look="halves"
        chosen={chosen.pupil}
        options={[
          ['own', 'Our school'],
          ['outsider', 'Another school'],
        ]}
        className="[form:not(:has(option[value^='XI']:checked))_&]:hidden sm:[form:not(:has(option[value^='XI']:checked))_&]:invisible sm:[form:not(:has(option[value^='XI']:checked))_&]:block"
      />
      <RadioGroup
        legend="Living"
        name="stay"
        look="halves"
        chosen={chosen.stay}
        options={[
          ['day', 'At home'],
          ['hostel', 'In the hostel'],
        ]}
      />
      <RadioGroup
        legend="School bus"
        name="transport"
        look="halves"
        chosen={chosen.transport}
        options={[
          ['no', 'No'],
          ['yes', 'Yes'],
        ]}
      />
      <button
        type="submit"
        className={buttonClass('primary', 'sm:col-span-2 sm:justify-self-start')}
      >
        Work out the first year
      </button>
    </form>
  )
}
