import type { PayoutFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { MarkPaid } from './MarkPaid'

const FAIL: Doc<'FailPayoutMutation'> = gql`
  mutation FailPayoutMutation($id: Int!, $reason: String!) {
    failPayout(id: $id, reason: $reason) {
      ...PayoutFields
    }
  }
`

const CANCEL: Doc<'CancelPayoutMutation'> = gql`
  mutation CancelPayoutMutation($id: Int!, $reason: String!) {
    cancelPayout(id: $id, reason: $reason) {
      ...PayoutFields
    }
  }
`

/** The actions of staff on one payout. */
export const PayoutActions = ({ payout }: { payout: PayoutFields }) => {
  const { id, status, affiliate, exportedAt } = payout
  const isApproved = status === 'APPROVED'
  return (
    <Actions
      words="affiliates.staff:payout"
      of={{ name: affiliate }}
      refetch={['PayoutBatchQuery']}
      size="sm"
      className="flex flex-wrap gap-2"
      actions={[
        isApproved && {
          name: 'markPaid',
          opens: (onClose) => <MarkPaid payouts={[payout]} onClose={onClose} />,
        },
        isApproved && {
          name: 'fail',
          look: 'ghost',
          does: call(FAIL, { id }),
          asks: 'reason',
          isDangerous: true,
        },
        (isApproved || status === 'DRAFT') &&
          !exportedAt && {
            name: 'cancel',
            look: 'ghost',
            does: call(CANCEL, { id }),
            asks: 'reason',
            isDangerous: true,
          },
      ]}
    />
  )
}
