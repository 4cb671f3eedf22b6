import { admissionClasses } from '@/content/forms'
import { type Choice, className, dayPupil } from '@/lib/school/estimate'
import { buttonClass } from '../ui/button'

/** Name of the form. */
export const estimateForm = 'estimate'

type Option = { value: string; label: string }

/** Two answers of which one is chosen. */
function Either({
  legend,
  name,
  chosen,
  options,
  className: extra = '',
}: {
  legend: string
  name: string
  chosen: string
  options: readonly [Option, Option]
  className?: string
}) {
  return (
    <fieldset className={`min-w-0 ${extra}`}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-2 overflow-hidden rounded-lg border border-field bg-white">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 px-2 leading-tight has-checked:bg-forest has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-gold has-focus-visible:-outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              className="size-4 shrink-0 accent-gold-light"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * What the first year's cost depends on: a plain GET form that needs no script. Own pupils or others
 * is asked for Class XI only, where it matters.
 */
export function EstimateForm({ choice }: { choice?: Choice | null }) {
  const chosen = choice ?? { class: '', ...dayPupil }
  return (
    <form
      name={estimateForm}
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
      <Either
        legend="For Class XI, coming from"
        name="pupil"
        chosen={chosen.pupil}
        options={[
          { value: 'own', label: 'Our school' },
          { value: 'outsider', label: 'Another school' },
        ]}
        className="[form:not(:has(option[value^='XI']:checked))_&]:hidden sm:[form:not(:has(option[value^='XI']:checked))_&]:invisible sm:[form:not(:has(option[value^='XI']:checked))_&]:block"
      />
      <Either
        legend="Living"
        name="stay"
        chosen={chosen.stay}
        options={[
          { value: 'day', label: 'At home' },
          { value: 'hostel', label: 'In the hostel' },
        ]}
      />
      <Either
        legend="School bus"
        name="transport"
        chosen={chosen.transport}
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
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
