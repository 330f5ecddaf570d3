import { useTranslation } from 'react-i18next'
import type { RefundRequestsQuery } from 'types/graphql'

import { RefundConditions } from 'src/components/Billing/Refund/RefundConditions'
import { Link } from 'src/components/ui/control/Link'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { pathTo } from 'src/hooks/access/useMenu'

import { RefundDialog } from './RefundDialog'

import { dayOf, formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const DECLINE: Doc<'DeclineRefundRequestMutation'> = gql`
  mutation DeclineRefundRequestMutation($id: Int!, $reason: String!) {
    declineRefundRequest(id: $id, reason: $reason)
  }
`

type Request = RefundRequestsQuery['waitingRefundRequests'][number]

/** Refunds that members ask for, with the state of the policy's conditions. */
export const RefundRequests = ({ requests }: { requests: Request[] }) => {
  const { t, i18n } = useTranslation('billing.staff')
  return (
    <section aria-label={t('refundRequest.waiting')} className="my-4">
      <h3 className="mb-2 font-semibold">{t('refundRequest.waiting')}</h3>
      <ul className="space-y-2">
        {requests.map((request) => {
          const askedOn = dayOf(new Date(request.createdAt))
          return (
            <li key={request.id} className="panel space-y-2 p-4 text-sm">
              <div>
                <Link
                  className="link font-medium"
                  to={
                    pathTo('studentPaymentDetails', { id: request.userId }) ??
                    '#'
                  }
                >
                  {request.memberName}
                </Link>
                <p className="wrap-anywhere">
                  {request.productName} · {request.invoiceNumber} ·{' '}
                  {t('refundRequest.paid', {
                    amount: formatPeso(request.paidCentavos),
                  })}
                </p>
                <p className="text-muted">
                  {t('refundRequest.askedOn', {
                    date: formatShownDay(askedOn, i18n.language),
                  })}
                </p>
              </div>
              <RefundConditions use={request} day={askedOn} />
              {request.reason && (
                <p className="text-muted wrap-anywhere">{request.reason}</p>
              )}
              {request.isBeingRefunded ? (
                <p>{t('refundRequest.beingRefunded')}</p>
              ) : (
                <Actions
                  words="billing.staff:refundRequest"
                  refetch={['RefundRequestsQuery']}
                  size="sm"
                  className="-mx-2 flex flex-wrap gap-1"
                  actions={[
                    {
                      name: 'refund',
                      opens: (onClose) => (
                        <RefundDialog
                          userId={request.userId}
                          memberName={request.memberName}
                          request={request}
                          onClose={onClose}
                        />
                      ),
                    },
                    {
                      name: 'decline',
                      look: 'ghost',
                      asks: 'reason',
                      does: call(DECLINE, { id: request.id }),
                    },
                  ]}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
