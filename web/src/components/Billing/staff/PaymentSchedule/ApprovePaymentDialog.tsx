import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  ApprovePaymentMutation,
  ApprovePaymentMutationVariables,
} from 'types/graphql'

import { pendingProof } from 'src/components/Billing/Invoice/bill'
import { platformChoices } from 'src/components/Billing/PaymentProof/useProofFields'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import type { StaffBill } from './firstApproval'
import { transferText } from './transferText'

import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const APPROVE_PAYMENT = gql`
  mutation ApprovePaymentMutation(
    $id: Int!
    $paymentPlatform: String!
    $externalInvoiceId: String!
    $approvalId: Int
    $shownCentavos: Int
    $shownProofId: Int
  ) {
    approvePaymentScheduleTransaction(
      id: $id
      paymentPlatform: $paymentPlatform
      externalInvoiceId: $externalInvoiceId
      approvalId: $approvalId
      shownCentavos: $shownCentavos
      shownProofId: $shownProofId
    ) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

/** The queries to reload after an approval or revocation, in addition to the entry itself. */
export const queriesAfterDecision = [
  'UserInvoicesQuery',
  'UserSubscriptionsQuery',
  'FindSubscriptionQuery',
  'ProofsToReviewQuery',
  'ProofDeskQuery',
  'StudentPaymentDetailsQuery',
  'WaitingTransfersQuery',
]

type Approval = { externalInvoiceId: string; paymentPlatform: string }

type ApprovePaymentDialogProps = {
  isOpen: boolean
  onClose: () => void
  entry: StaffBill
}

/**
 * Both fields are required (spec section 5); closing the dialog leaves the entry unpaid. An open dialog answers the
 * entry that it showed at first, whatever is loaded meanwhile: the caller gives it another key each time.
 */
export const ApprovePaymentDialog = ({
  isOpen,
  onClose,
  entry: entryNow,
}: ApprovePaymentDialogProps) => {
  const [entry] = useState(entryNow)
  const { t, i18n } = useTranslation(['billing', 'billing.staff', 'errors'])
  const { approval } = entry
  const [approve, { error }] = useSave<
    ApprovePaymentMutation,
    ApprovePaymentMutationVariables
  >(APPROVE_PAYMENT, {
    done: ({ approvePaymentScheduleTransaction: { approval: waiting } }) =>
      waiting ? t('billing.staff:second.done') : t('approve.done'),
    refetch: queriesAfterDecision,
    onDone: onClose,
  })

  const fields: Field<Approval>[] = [
    {
      name: 'externalInvoiceId',
      as: 'text',
      required: true,
      autoComplete: 'off',
      validation: (value: string) =>
        value?.trim() ? null : t('errors:EXTERNAL_INVOICE_REQUIRED'),
    },
    {
      name: 'paymentPlatform',
      as: 'choice',
      required: true,
      choices: platformChoices,
      validation: (value) => (value ? null : t('errors:PLATFORM_REQUIRED')),
    },
  ]

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(approval ? 'billing.staff:second.title' : 'approve.title')}
      text={
        approval?.paidAt
          ? t('billing.staff:second.confirm', {
              name: approval.approvedByName,
              transfer: transferText(approval, t, i18n.language),
            })
          : t('approve.text', {
              amount: formatPeso(entry.owedCentavos),
              date: formatShownDay(entry.scheduleDate, i18n.language),
            })
      }
    >
      <div className="pb-3">
        <ResourceForm<Approval>
          entity="billing.approve"
          fields={fields}
          record={{
            externalInvoiceId: approval?.externalInvoiceId,
            paymentPlatform:
              approval?.platform ?? pendingProof(entry)?.platform,
          }}
          onSave={(input) =>
            approve({
              id: entry.id,
              approvalId: approval?.id,
              shownCentavos: entry.owedCentavos,
              shownProofId: pendingProof(entry)?.id ?? 0,
              ...input,
            })
          }
          error={error}
          submitLabel={t(
            approval ? 'billing.staff:second.button' : 'approve.submit'
          )}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
