import { useTranslation } from 'react-i18next'
import type {
  MarkPayoutsPaidMutation,
  MarkPayoutsPaidMutationVariables,
  PaidPayoutsInput,
  PayoutFields,
} from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

import { manilaToday } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const MARK = gql`
  mutation MarkPayoutsPaidMutation($ids: [Int!]!, $input: PaidPayoutsInput!) {
    markPayoutsPaid(ids: $ids, input: $input) {
      ...PayoutFields
    }
  }
`

const fields: Field<PaidPayoutsInput>[] = [
  { name: 'paidOn', as: 'date', required: true, half: true },
  { name: 'referenceNo', as: 'text', required: true, half: true },
  {
    name: 'proofFileId',
    as: 'file',
    accept: `${PICTURE_TYPES},.pdf`,
  },
]

type MarkPaidProps = { payouts: PayoutFields[]; onClose: () => void }

/** Marks payouts as sent; only approved ones can be. */
export const MarkPaid = ({ payouts, onClose }: MarkPaidProps) => {
  const { t } = useTranslation('affiliates.staff')
  const approved = payouts.filter(({ status }) => status === 'APPROVED')
  const sum = approved.reduce((total, row) => total + row.netCentavos, 0)
  const [save, { error }] = useSave<
    MarkPayoutsPaidMutation,
    MarkPayoutsPaidMutationVariables
  >(MARK, {
    done: t('payout.paid'),
    refetch: ['PayoutBatchQuery'],
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('payout.paidTitle', {
        count: approved.length,
        amount: formatPeso(sum),
      })}
      text={
        approved.every(({ exportedAt }) => exportedAt)
          ? t('payout.paidText')
          : t('payout.paidUnexported')
      }
    >
      <div className="pb-3">
        <ResourceForm<PaidPayoutsInput>
          entity="affiliates.staff.paid"
          fields={fields}
          record={{ paidOn: manilaToday() }}
          onSave={(input) => save({ ids: approved.map(({ id }) => id), input })}
          error={error}
          submitLabel={t('payout.markPaid')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
