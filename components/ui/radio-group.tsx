const looks = {
  halves: {
    row: 'grid grid-cols-2 overflow-hidden rounded-lg border border-field bg-white',
    option: 'justify-center px-1 leading-tight has-focus-visible:-outline-offset-3',
    legend: '',
  },
  pills: {
    row: 'flex flex-wrap gap-1.5',
    option: 'rounded-full border border-field bg-white px-3 text-xs',
    legend: 'text-xs',
  },
} as const

type Props = {
  legend: string
  name: string
  options: readonly (readonly [value: string, label: string])[]
  chosen?: string
  look: keyof typeof looks
  className?: string
}

export function RadioGroup({ legend, name, options, chosen, look, className = '' }: Props) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={`font-semibold ${looks[look].legend}`}>{legend}</legend>
      <div className={`mt-1 ${looks[look].row}`}>
        {options.map(([value, label]) => (
          <label
            key={value}
            className={`flex min-h-11 cursor-pointer items-center gap-2 has-checked:bg-forest has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-gold ${looks[look].option}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-4 shrink-0 accent-gold-light"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
