type Props = {
  legend: string
  name: string
  options: readonly (readonly [value: string, label: string])[]
  chosen?: string
  className?: string
}

export function RadioGroup({ legend, name, options, chosen, className = '' }: Props) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="font-semibold text-xs">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-field bg-white px-3 text-xs has-checked:bg-forest has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-gold"
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
