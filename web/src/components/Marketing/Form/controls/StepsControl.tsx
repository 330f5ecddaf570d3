import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

/** A number from 1 to the field's maximum, each as a button. */
export const StepsControl = ({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
  field: { max = 5, required },
}: ControlProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-required={required}
    aria-invalid={isInvalid}
    className="flex flex-wrap gap-1.5"
  >
    {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
      <label
        key={step}
        className="border-control has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-primary grid size-11 cursor-pointer place-items-center rounded-lg border font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
      >
        <input
          type="radio"
          id={step === 1 ? id : undefined}
          ref={step === 1 ? inputRef : undefined}
          name={`${id}-${name}`}
          checked={value === step}
          onBlur={onBlur}
          onChange={() => onChange(step)}
          className="sr-only"
        />
        {step}
      </label>
    ))}
  </div>
)
