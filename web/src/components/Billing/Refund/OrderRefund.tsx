import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { lazy } from 'src/lib/loading/lazy'

import type { MyRefund } from './refund'

import { refundTerms } from '$api/src/shared/billing/paying/refundTerms'
import { dayOf, formatShownDay } from '$api/src/shared/manilaTime'

const AskForRefund = lazy(() => import('./AskForRefund'))

const WITHDRAW: Doc<'WithdrawRefundRequestMutation'> = gql`
  mutation WithdrawRefundRequestMutation($id: Int!) {
    withdrawRefundRequest(id: $id) {
      id
    }
  }
`

type OrderRefundProps = { refund: MyRefund; productName: string }

/** Until when a refund of the order may be asked for, or how the member's request stands. */
export const OrderRefund = ({ refund, productName }: OrderRefundProps) => {
  const { t, i18n } = useTranslation('billing')
  const { request, until } = refund
  const on = (moment: string | null | undefined) =>
    moment ? formatShownDay(dayOf(new Date(moment)), i18n.language) : ''
  return (
    <div className="border-base-300 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-3 text-sm sm:px-6">
      <div className="min-w-0">
        <p>
          {request
            ? t(`refund.state.${request.status}`, {
                asked: on(request.createdAt),
                decided: on(request.decidedAt),
                days: refundTerms.answerDays,
              })
            : t('refund.until', {
                date: formatShownDay(until, i18n.language),
              })}
        </p>
        {request?.answer && (
          <p className="text-muted wrap-anywhere">{request.answer}</p>
        )}
      </div>
      <Actions
        words="billing:refund"
        refetch={['MyInvoicesQuery']}
        size="sm"
        className="-mx-2 flex flex-wrap gap-1"
        actions={[
          !request && {
            name: 'ask',
            look: 'ghost',
            opens: (onClose) => (
              <Suspense fallback={null}>
                <AskForRefund
                  refund={refund}
                  productName={productName}
                  onClose={onClose}
                />
              </Suspense>
            ),
          },
          request?.status === 'WAITING' && {
            name: 'withdraw',
            look: 'ghost',
            asks: 'confirm',
            does: call(WITHDRAW, { id: request.id }),
          },
        ]}
      />
    </div>
  )
}
