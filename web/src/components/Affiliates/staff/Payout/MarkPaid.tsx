import type { PaidPayoutsInput, PayoutFields } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

import { manilaToday } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const MARK: Doc<'MarkPayoutsPaidMutation'> = gql`
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
  const approved = payouts.filter(({ status }) => status === 'APPROVED')
  const sum = approved.reduce((total, row) => total + row.netCentavos, 0)
  return (
    <ActionDialog
      words="affiliates.staff:payout"
      name="markPaid"
      of={{
        count: approved.length,
        amount: formatPeso(sum),
        context: approved.every(({ exportedAt }) => exportedAt)
          ? undefined
          : 'unexported',
      }}
      entity="affiliates.staff.paid"
      fields={fields}
      record={{ paidOn: manilaToday() }}
      does={(input) => call(MARK, { ids: approved.map(({ id }) => id), input })}
      refetch={['PayoutBatchQuery']}
      onClose={onClose}
    />
  )
}
