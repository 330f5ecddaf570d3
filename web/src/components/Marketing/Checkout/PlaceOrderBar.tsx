import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { isDueNow } from './isDueNow'
import { OrderNoticeBox } from './OrderNoticeBox'
import type { OrderNotice } from './usePlaceOrder'
import type { Quote } from './useQuote'

import { formatPeso } from '$api/src/shared/money'

type PlaceOrderBarProps = {
  quote: Quote
  isBusy: boolean
  notice?: OrderNotice
}

/** The button that places the order. On phones it stays at the bottom of the screen, beside the first payment. */
export const PlaceOrderBar = ({
  quote: { totalCentavos, instalments },
  isBusy,
  notice,
}: PlaceOrderBarProps) => {
  const { t } = useTranslation('marketing')
  const [first] = instalments
  const isNow = !first || isDueNow(first.scheduleDate)
  const label = totalCentavos ? (
    <>
      {t('checkout.placeShort')}
      {first && (
        <span className="max-lg:hidden">
          {' · '}
          {t(isNow ? 'checkout.today' : 'checkout.first', {
            amount: formatPeso(first.priceCentavos),
          })}
        </span>
      )}
    </>
  ) : (
    t('checkout.enrollFree')
  )

  return (
    <div className="bg-base-100 border-base-300 max-lg:shadow-float sticky bottom-0 z-10 -mx-4 mt-5 space-y-3 border-t px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:rounded-xl lg:border lg:p-5">
      {notice && <OrderNoticeBox notice={notice} />}
      <div className="flex items-center gap-4">
        {first && (
          <p className="lg:hidden">
            <span className="text-muted block text-xs">
              {t(isNow ? 'checkout.dueToday' : 'checkout.dueFirst')}
            </span>
            <strong className="text-lg tabular-nums">
              {formatPeso(first.priceCentavos)}
            </strong>
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          className="flex-1"
          busy={isBusy}
        >
          {isBusy ? t('checkout.placing') : label}
        </Button>
      </div>
    </div>
  )
}
