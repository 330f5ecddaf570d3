import { useTranslation } from 'react-i18next'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/Dialog/Dialog'
import type { Field } from 'src/components/ui/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

import { afterDecision } from './ApprovePaymentDialog'

type ReasonDialogProps<Variables> = {
  isOpen: boolean
  onClose: () => void
  /** Whose words it speaks, in the catalogue of billing. */
  decision: 'reject' | 'revoke'
  mutation: TypedDocumentNode<unknown, Variables>
  /** The name under which the mutation takes the reason. */
  field: 'remarks' | 'reason'
  variables: (reason: string) => Variables
}

/** A decision against somebody's payment says why. */
export const ReasonDialog = <Variables extends object>({
  isOpen,
  onClose,
  decision,
  mutation,
  field,
  variables,
}: ReasonDialogProps<Variables>) => {
  const { t } = useTranslation(['billing', 'errors'])
  const [decide, { error }] = useSave<unknown, Variables>(mutation, {
    done: t(`${decision}.done`),
    refetch: afterDecision,
    onDone: onClose,
  })
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`${decision}.title`)}
      text={t(`${decision}.text`)}
    >
      <div className="pb-3">
        <ResourceForm<Record<string, string>>
          fields={fields}
          onSave={(input) => decide(variables(input[field]))}
          error={error}
          submitLabel={t(`${decision}.submit`)}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
