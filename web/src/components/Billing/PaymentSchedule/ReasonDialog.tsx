import type { ApolloError } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/Dialog/Dialog'
import type { Field } from 'src/components/ui/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'

type ReasonDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The name under which the api takes the reason. */
  field: 'remarks' | 'reason'
  title: string
  text: string
  submitLabel: string
  error?: ApolloError
  onReason: (reason: string) => unknown
}

/** A decision against somebody's payment says why. */
export const ReasonDialog = ({
  isOpen,
  onClose,
  field,
  title,
  text,
  submitLabel,
  error,
  onReason,
}: ReasonDialogProps) => {
  const { t } = useTranslation(['billing', 'errors'])
  const fields: Field<Record<string, string>>[] = [
    {
      name: field,
      as: 'textarea',
      label: t('reason.label'),
      help: t('reason.help'),
      required: true,
      validation: (value: string) =>
        value?.trim() ? null : t('errors:REASON_REQUIRED'),
    },
  ]

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} text={text}>
      <div className="pb-3">
        <ResourceForm<Record<string, string>>
          fields={fields}
          onSave={(input) => onReason(input[field])}
          error={error}
          submitLabel={submitLabel}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
