import { useTranslation } from 'react-i18next'

import type { ControlProps } from './field'
import { inputProps } from './inputProps'

export const ChoiceControl = (props: ControlProps) => {
  const { t } = useTranslation()
  const { choices = [], required, name, placeholder } = props.field
  const index = choices.findIndex(({ value }) => value === props.value)
  return (
    <select
      {...inputProps(props)}
      value={index}
      onChange={(event) =>
        props.onChange(choices[Number(event.target.value)]?.value ?? null)
      }
      className="select w-full text-base"
    >
      <option value={-1} disabled={required}>
        {placeholder ?? t('form.choose')}
      </option>
      {choices.map(({ value, label }, position) => (
        <option key={value} value={position}>
          {label ?? props.words.choice(name, String(value))}
        </option>
      ))}
    </select>
  )
}

export const MultichoiceControl = (props: ControlProps) => {
  const { choices = [], name } = props.field
  const chosen = (props.value ?? []) as (string | number)[]
  return (
    // The height cuts a row in half, so that users see that more rows follow.
    <div
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      // Disabled checkboxes leave nothing else in it that the keyboard could scroll by.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={props.field.disabled ? 0 : undefined}
      className="border-base-300 max-h-76 overflow-y-auto rounded-lg border p-1"
    >
      {choices.map(({ value, label }, index) => (
        <label
          key={value}
          className="hover:bg-base-200 flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm"
        >
          <input
            type="checkbox"
            ref={index === 0 ? props.inputRef : undefined}
            disabled={props.field.disabled}
            aria-invalid={props.isInvalid}
            checked={chosen.includes(value)}
            onBlur={props.onBlur}
            onChange={(event) =>
              props.onChange(
                event.target.checked
                  ? [...chosen, value]
                  : chosen.filter((other) => other !== value)
              )
            }
            className="checkbox checkbox-sm"
          />
          {label ?? props.words.choice(name, String(value))}
        </label>
      ))}
    </div>
  )
}

export const SwitchControl = (props: ControlProps) => (
  <label
    htmlFor={props.id}
    className="flex min-h-10 cursor-pointer items-center gap-3 text-sm font-semibold"
  >
    <input
      {...inputProps(props)}
      type="checkbox"
      role="switch"
      checked={!!props.value}
      onChange={(event) => props.onChange(event.target.checked)}
      className="toggle checked:text-primary"
    />
    {props.label}
  </label>
)
