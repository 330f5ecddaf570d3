import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'

import { AroundContext } from './aroundField'
import { asInput, fromInput, inputFields, type FieldInput } from './fieldInput'

import {
  takesAnswer,
  type FormField,
} from '$api/src/shared/marketing/forms/formFields'

type FieldDialogProps = {
  fields: FormField[]
  /** The place of the edited field; a new field is placed at the end. */
  index: number
  onSave: (field: FormField) => void
  onClose: () => void
}

const start: Partial<FieldInput> = { type: 'shortText' }

/** Edits a field of a form, or adds one. */
export const FieldDialog = ({
  fields,
  index,
  onSave,
  onClose,
}: FieldDialogProps) => {
  const { t } = useTranslation('marketing.staff')
  const field = fields.at(index)
  const isNew = index >= fields.length || !field
  const around = useMemo(
    () => ({
      earlier: fields.slice(0, index).filter(takesAnswer),
      pages: fields.slice(index + 1).filter(({ type }) => type === 'pageBreak'),
    }),
    [fields, index]
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        isNew
          ? t('form.field.create')
          : t('form.field.edit', { name: field.label.en || field.key })
      }
    >
      <AroundContext.Provider value={around}>
        <ResourceForm<FieldInput>
          entity="marketing.staff.formField"
          fields={inputFields}
          record={isNew ? start : asInput(field)}
          onSave={(input) => {
            onSave(
              fromInput(
                input,
                isNew ? undefined : field,
                fields.map(({ key }) => key)
              )
            )
            onClose()
          }}
          submitLabel={t(isNew ? 'form.field.add' : 'form.field.save')}
          guard={false}
          block
        />
      </AroundContext.Provider>
    </Dialog>
  )
}
