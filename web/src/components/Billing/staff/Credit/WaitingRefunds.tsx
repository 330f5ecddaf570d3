import { useTranslation } from 'react-i18next'
import type { WaitingRefundsQuery } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { pathTo } from 'src/hooks/access/useMenu'

import { RefundDialog } from './RefundDialog'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatPeso } from '$api/src/shared/money'

const WITHDRAW_REFUND: Doc<'WithdrawRefundMutation'> = gql`
  mutation WithdrawRefundMutation($id: Int!) {
    withdrawRefund(id: $id)
  }
`

type WaitingRefund = WaitingRefundsQuery['waitingRefunds'][number]

/** Refunds that a second person must confirm. */
export const WaitingRefunds = ({ refunds }: { refunds: WaitingRefund[] }) => {
  const { t } = useTranslation('billing.staff')
  return (
    <section aria-label={t('refund.waiting')} className="my-4">
      <h3 className="mb-2 font-semibold">{t('refund.waiting')}</h3>
      <ul className="space-y-2">
        {refunds.map((refund) => (
          <li key={refund.id} className="panel p-4 text-sm">
            <p className="font-medium">
              {t('refund.line', {
                amount: formatPeso(refund.amountCentavos),
                platform: platformLabel(refund.platform),
                reference: refund.referenceNo,
              })}
            </p>
            <p>
              <Link
                className="link"
                to={
                  pathTo('studentPaymentDetails', { id: refund.userId }) ?? '#'
                }
              >
                {refund.memberName}
              </Link>
            </p>
            <p className="text-muted wrap-anywhere">{refund.reason}</p>
            <p className="text-muted">
              {t('refund.by', { name: refund.approverName })}
            </p>
            <Actions
              words="billing.staff:refund"
              refetch={['WaitingRefundsQuery', 'RefundRequestsQuery']}
              size="sm"
              className="-mx-2 mt-1 flex flex-wrap gap-1"
              actions={[
                !refund.isOwn && {
                  name: 'confirm',
                  opens: (onClose) => (
                    <RefundDialog
                      userId={refund.userId}
                      memberName={refund.memberName}
                      waiting={refund}
                      onClose={onClose}
                    />
                  ),
                },
                {
                  name: 'withdraw',
                  look: 'ghost',
                  does: call(WITHDRAW_REFUND, { id: refund.id }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
