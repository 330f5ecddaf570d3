import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

/** One of a few choices, all in view. */
export const RadioControl = ({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
  field: { choices = [], required },
}: ControlProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-required={required}
    aria-invalid={isInvalid}
    className="space-y-1"
  >
    {choices.map((choice, index) => (
      <label
        key={choice.value}
        className="hover:bg-base-200 has-checked:bg-secondary/50 border-base-300 flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border px-3 py-2"
      >
        <input
          type="radio"
          id={index === 0 ? id : undefined}
          ref={index === 0 ? inputRef : undefined}
          name={`${id}-${name}`}
          checked={value === choice.value}
          onBlur={onBlur}
          onChange={() => onChange(choice.value)}
          className="radio radio-sm"
        />
        {choice.label}
      </label>
    ))}
  </div>
)
