import type { ReactNode } from 'react'

import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

type ChoiceGroupProps = ControlProps & {
  options: readonly { value: unknown; label?: ReactNode }[]
  classNames: { group: string; label: string; input: string }
}

/** One of a few options, all in view. */
export const ChoiceGroup = ({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
  field: { required },
  options,
  classNames,
}: ChoiceGroupProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-required={required}
    aria-invalid={isInvalid}
    className={classNames.group}
  >
    {options.map((option, index) => (
      <label key={String(option.value)} className={classNames.label}>
        <input
          type="radio"
          id={index === 0 ? id : undefined}
          ref={index === 0 ? inputRef : undefined}
          name={`${id}-${name}`}
          checked={value === option.value}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
          className={classNames.input}
        />
        {option.label}
      </label>
    ))}
  </div>
)
