import { useEffect, useRef } from 'react'

import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { pathTo } from 'src/hooks/access/useMenu'

import type { OrderNotice } from './usePlaceOrder'

/** With these codes the order exists already, so the notice links to the bills. */
const orderedCodes = ['ALREADY_SUBSCRIBED', 'IDEMPOTENCY_MISMATCH']

/** Explains beside the order button why no order was placed. */
export const OrderNoticeBox = ({ notice }: { notice: OrderNotice }) => {
  const { t } = useTranslation('marketing')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [notice])

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="alert alert-warning alert-soft items-start text-sm"
    >
      <CircleAlert className="mt-0.5 size-5" aria-hidden />
      <div>
        <p className="font-semibold">{notice.text}</p>
        {notice.code === 'PRICE_CHANGED' && (
          <p className="mt-1">{t('checkout.priceChangedHelp')}</p>
        )}
        {orderedCodes.includes(notice.code ?? '') && (
          <Link
            to={pathTo('account', { q: 'billings' }) ?? '/'}
            className="link mt-1 inline-block"
          >
            {t('offer.toBills')}
          </Link>
        )}
      </div>
    </div>
  )
}
