import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  RecordPaymentMutation,
  RecordPaymentMutationVariables,
} from 'types/graphql'

import { useProofFields } from 'src/components/Billing/PaymentProof/useProofFields'
import { queriesAfterDecision } from 'src/components/Billing/staff/PaymentSchedule/ApprovePaymentDialog'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

import { AllocationPreview, type BillToPay } from './AllocationPreview'

import { manilaToday } from '$api/src/shared/manilaTime'

const RECORD_PAYMENT = gql`
  mutation RecordPaymentMutation($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      isWaiting
      receiptNumbers
    }
  }
`

type Recorded = {
  amountCentavos: number
  platform: string
  referenceNo: string
  paidOn: string
  externalInvoiceId: string | null
  keepsSurplus: boolean
}

type RecordPaymentDialogProps = {
  /**
   * The bill that the money is for, if any, then the member's other open bills that wait for no other money, the
   * earliest first.
   */
  bills: BillToPay[]
  /** The member, for money that is for no bill in particular. */
  userId?: number
  memberName: string
  onClose: () => void
}

/** Records money that came without a proof: any amount, for one bill, several or none. */
export const RecordPaymentDialog = ({
  bills,
  userId,
  memberName,
  onClose,
}: RecordPaymentDialogProps) => {
  const { t } = useTranslation('billing.staff')
  // Cash has no reference that would refuse a second try after a lost answer.
  const [key] = useState(newKey)
  const [save, { error }] = useSave<
    RecordPaymentMutation,
    RecordPaymentMutationVariables
  >(RECORD_PAYMENT, {
    done: ({ recordPayment: { isWaiting } }) =>
      t(isWaiting ? 'second.done' : 'recordPayment.done'),
    refetch: [
      ...queriesAfterDecision,
      'BillsPageQuery',
      'WaitingTransfersQuery',
    ],
    onDone: onClose,
    headers: () => ({ 'idempotency-key': key }),
  })
  const bill = bills.at(0)
  const owed = bills.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0)
  // The amount comes first: it decides what is paid.
  const proofFields = useProofFields() as unknown as Field<Recorded>[]
  const fields: Field<Recorded>[] = [
    ...proofFields.filter(({ name }) => name === 'amountCentavos'),
    ...proofFields.filter(({ name }) => name !== 'amountCentavos'),
    { name: 'externalInvoiceId', as: 'text', autoComplete: 'off' },
    {
      name: 'keepsSurplus',
      as: 'switch',
      when: ({ amountCentavos }) => amountCentavos > owed,
      // The refusal stands at the switch, which gets the focus: the form's own is above what the dialog shows.
      validation: (isKept: boolean, { amountCentavos }) =>
        amountCentavos > owed && !isKept
          ? t('recordPayment.keepOrLess')
          : undefined,
    },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('recordPayment.title', { name: memberName })}
    >
      <div className="pb-3">
        <ResourceForm<Recorded>
          entity="billing.staff.recordPayment"
          fields={fields}
          record={{
            amountCentavos: bill?.owedCentavos,
            paidOn: manilaToday(),
          }}
          onSave={(input) =>
            save({
              input: {
                ...input,
                ...(userId
                  ? { userId, scheduleIds: [] }
                  : { scheduleIds: bill ? [bill.id] : [] }),
              },
            })
          }
          error={error}
          submitLabel={t('recordPayment.submit')}
          guard={false}
          block
        >
          <AllocationPreview bills={bills} />
        </ResourceForm>
      </div>
    </Dialog>
  )
}
