import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { PayoutFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

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

/** What staff do with one payout. */
export const PayoutActions = ({ payout }: { payout: PayoutFields }) => {
  const { t } = useTranslation('affiliates.staff')
  const [open, setOpen] = useState<'paid' | 'fail' | 'cancel'>()
  const close = () => setOpen(undefined)
  const { id, status, affiliate, exportedAt } = payout
  const isFailing = open === 'fail'
  const shared = {
    onClose: close,
    field: 'reason' as const,
    variables: (reason: string) => ({ id, reason }),
    refetch: ['PayoutBatchQuery'],
    isDangerous: true,
  }
  if (!['DRAFT', 'APPROVED'].includes(status)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'APPROVED' && (
        <>
          <Button size="sm" onClick={() => setOpen('paid')}>
            {t('payout.markPaid')}
          </Button>
          <Button size="sm" look="ghost" onClick={() => setOpen('fail')}>
            {t('payout.fail')}
          </Button>
        </>
      )}
      {!exportedAt && (
        <Button size="sm" look="ghost" onClick={() => setOpen('cancel')}>
          {t('payout.cancel')}
        </Button>
      )}
      {open === 'paid' && <MarkPaid payouts={[payout]} onClose={close} />}
      <ReasonDialog
        {...shared}
        isOpen={isFailing}
        words={{
          title: t('payout.failTitle', { name: affiliate }),
          text: t('payout.failText'),
          label: t('payout.reason'),
          submit: t('payout.fail'),
          done: t('payout.failed'),
        }}
        mutation={FAIL}
      />
      <ReasonDialog
        {...shared}
        isOpen={open === 'cancel'}
        words={{
          title: t('payout.cancelTitle', { name: affiliate }),
          text: t('payout.cancelText'),
          label: t('payout.reason'),
          submit: t('payout.cancel'),
          done: t('payout.cancelled'),
        }}
        mutation={CANCEL}
      />
    </div>
  )
}
