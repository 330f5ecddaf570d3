import { useEffect, useState, type ReactNode } from 'react'

import type { ApolloError } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import {
  Form,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
} from '@redwoodjs/forms'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'
import { useFreshError } from 'src/hooks/data/useFreshError'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'
import { fieldErrors } from 'src/lib/data/errorText'

import { hiddenValue, sentValue, startValue, type Field } from './field'
import { FormBanner } from './FormBanner'
import { FormField } from './FormField'
import { olderTranslation } from './olderTranslation'
import { UnsavedGuard } from './UnsavedGuard'

type ResourceFormProps<Input extends FieldValues> = {
  entity?: EntityName
  fields: readonly Field<Input>[]
  /** The record to edit. The form fills its own fields from the record and ignores the rest. */
  record?: Partial<Record<keyof Input, unknown>> | null
  /** Returns undefined or false if the save failed; the typed values are then kept. */
  onSave: (input: Input) => unknown
  error?: ApolloError
  saving?: boolean
  submitLabel?: string
  /** Whether the action cannot simply be undone. */
  isDangerous?: boolean
  /** The button's label while busy; by default it keeps its label. */
  busyLabel?: string
  cancelTo?: string
  /** Whether the form asks before the user leaves unsaved changes; on by default. */
  guard?: boolean
  /** Whether the form has one button over the full width, as on phones. */
  block?: boolean
  /** Special fields; they may read the form with `useFormContext`. */
  children?: ReactNode
}

export const ResourceForm = <Input extends FieldValues>({
  entity,
  fields,
  record,
  onSave,
  error: lastError,
  saving,
  submitLabel,
  isDangerous,
  busyLabel,
  cancelTo,
  guard = true,
  block,
  children,
}: ResourceFormProps<Input>) => {
  const { t } = useTranslation(['common', 'errors'])
  const words = useEntityWords(entity)
  const [isSending, setIsSending] = useState(false)
  const isBusy = isSending || !!saving

  const form = useForm<Input>({
    defaultValues: Object.fromEntries(
      fields.map(({ name, as }) => [name, startValue(as, record?.[name])])
    ) as DefaultValues<Input>,
  })
  const { setError, setFocus, reset, formState, watch } = form
  const error = useFreshError(lastError, form)
  const isShown = ({ when }: Field<Input>, values: Input) =>
    !when || when(values)
  const dependOnOthers = fields.some(
    ({ when, requiredWhen }) => when || requiredWhen
  )
  const shownFields = dependOnOthers
    ? fields
        .filter((field) => isShown(field, watch()))
        .map(({ required, requiredWhen, ...field }) => ({
          ...field,
          required: requiredWhen ? requiredWhen(watch()) : required,
        }))
    : fields

  const latest = useLatestRef(fields)
  useEffect(() => {
    const shown = latest.current
    const refused = Object.entries(fieldErrors(error)).filter(([name]) =>
      shown.some((field) => field.name === name)
    )
    for (const [name, message] of refused)
      setError(name as Path<Input>, { type: 'server', message })
    const first = shown.find(({ name }) =>
      refused.some(([refusedName]) => refusedName === name)
    )
    if (first) setFocus(first.name as unknown as Path<Input>)
    // Only a new answer of the server may move the focus.
  }, [error, latest, setError, setFocus])

  const titleOf = (name: string) =>
    fields.find((field) => field.name === name)?.label ?? words.title(name)

  const onSubmit = async (values: Input) => {
    if (isBusy) return
    const input = { ...values }
    for (const field of fields) {
      const { name } = field
      input[name] = (
        isShown(field, values)
          ? sentValue(field, values[name])
          : hiddenValue(field)
      ) as Input[typeof name]
    }
    setIsSending(true)
    try {
      const saved = await onSave(input)
      if (saved !== undefined && saved !== false) reset(values)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Form
      formMethods={form}
      onSubmit={onSubmit}
      noValidate
      className="@container space-y-6"
    >
      <FormBanner
        error={error}
        fields={fields.map(({ name }) => name)}
        titleOf={titleOf}
      />
      {shownFields.length > 0 && (
        <div className="grid grid-cols-1 gap-x-5 gap-y-5 @md:grid-cols-2">
          {shownFields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              words={words}
              older={olderTranslation(record, field.name)}
            />
          ))}
        </div>
      )}
      {children}
      <div
        className={`flex gap-2 ${block ? 'flex-col' : 'flex-col-reverse @md:flex-row @md:justify-end'}`}
      >
        {cancelTo && (
          <LinkButton to={cancelTo} look="ghost">
            {t('action.cancel')}
          </LinkButton>
        )}
        <Button
          type="submit"
          look={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          block={block}
        >
          {isBusy
            ? (busyLabel ?? submitLabel ?? t('action.saving'))
            : (submitLabel ?? t('action.save'))}
        </Button>
      </div>
      {guard && <UnsavedGuard isOn={formState.isDirty && !isBusy} />}
    </Form>
  )
}
