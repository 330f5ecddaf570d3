import { useId } from 'react'

import { useTranslation } from 'react-i18next'

import {
  useController,
  useFormContext,
  type FieldValues,
  type Path,
} from '@redwoodjs/forms'

import { OptionalMark } from 'src/components/ui/form/OptionalMark'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import { formMessage } from 'src/lib/data/formMessage'

import { controls } from './controls'
import { isBlank, type Field } from './field'
import { OlderMark, type OlderTranslation } from './OlderMark'

type FormFieldProps<Input extends FieldValues> = {
  field: Field<Input>
  words: EntityWords
  /** Set if this field is a translation and the original text has changed since. */
  older?: OlderTranslation
}

/** One field: label above, help below, and its error message. */
export const FormField = <Input extends FieldValues>({
  field,
  words,
  older,
}: FormFieldProps<Input>) => {
  const { t } = useTranslation(['common', 'errors'])
  const id = useId()
  const { name, as, required, validation, half, group } = field
  const label = field.label ?? words.title(name)
  const help = field.help ?? words.help(name)
  const { setValue } = useFormContext()

  const {
    field: { ref, ...control },
    fieldState: { error },
  } = useController({
    name: name as Path<FieldValues>,
    rules: {
      validate: (value: unknown, values) => {
        const own = validation?.(value as never, values as Input)
        if (own) return own
        if (isBlank(value))
          return required && as !== 'switch'
            ? t(formMessage('required', label), { label })
            : undefined
        if (Number.isNaN(value))
          return t(
            as === 'money'
              ? 'errors:AMOUNT_INVALID'
              : formMessage('validate', label),
            { label }
          )
        if (typeof value === 'number' && value < (field.min ?? -Infinity))
          return t(formMessage('min', label), { label })
        if (typeof value === 'number' && value > (field.max ?? Infinity))
          return t(formMessage('max', label), { label })
        return undefined
      },
    },
  })

  const Control = field.control ?? controls[as]
  const isGroup = as === 'multichoice' || !!field.control
  const Label = isGroup ? 'span' : 'label'
  const describedBy = [error && `${id}-error`, help && `${id}-help`]
    .filter(Boolean)
    .join(' ')

  return (
    <>
      {group && (
        <h3 className="border-base-300 col-span-full mt-2 border-t pt-5 text-lg first:mt-0 first:border-0 first:pt-0">
          {group}
        </h3>
      )}
      <div
        id={field.anchor}
        className={`${half ? '' : 'col-span-full'} ${field.anchor ? 'scroll-mt-24' : ''}`.trim()}
      >
        {as !== 'switch' && (
          <Label
            id={`${id}-label`}
            {...(!isGroup && { htmlFor: id })}
            className="mb-1.5 block text-sm font-semibold"
          >
            {label}
            {!required && <OptionalMark />}
          </Label>
        )}
        <Control
          {...control}
          inputRef={ref}
          id={id}
          label={label}
          labelledBy={`${id}-label`}
          isInvalid={!!error}
          describedBy={describedBy || undefined}
          field={field as unknown as Field<FieldValues>}
          words={words}
          onFollow={(text: string) =>
            setValue(name as string, text, { shouldDirty: true })
          }
        />
        {older && <OlderMark {...older} />}
        {error && (
          <p id={`${id}-error`} className="text-error mt-1.5 text-sm">
            {error.message}
          </p>
        )}
        {help && (
          <p id={`${id}-help`} className="text-muted mt-1.5 text-sm">
            {help}
          </p>
        )}
      </div>
    </>
  )
}
