import { CircleAlert } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { PriceTrace } from 'src/components/Billing/PriceTrace/PriceTrace'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { errorTextNow } from 'src/lib/data/errorText'

import { CouponField } from './CouponField'
import { PriceLines } from './PriceLines'
import { ScheduleList } from './ScheduleList'
import type { useQuote } from './useQuote'

type OrderSummaryProps = {
  offer: OfferFields
  quoted: ReturnType<typeof useQuote>
  coupon?: string
  onCoupon: (code: string | null) => void
}

/** The price and the schedule of the order. */
export const OrderSummary = ({
  offer,
  quoted,
  coupon,
  onCoupon,
}: OrderSummaryProps) => {
  const { t } = useTranslation(['marketing', 'common', 'errors'])
  const { quote, isLoading, error, refetch } = quoted

  if (!quote) {
    return (
      <section className="panel space-y-5 p-4 sm:p-6">
        <h2 className="text-lg">{t('checkout.summary')}</h2>
        {error ? (
          <div role="alert" className="space-y-3 text-sm">
            <p className="flex gap-2">
              <CircleAlert
                className="text-error mt-0.5 size-5 shrink-0"
                aria-hidden
              />
              {errorTextNow(error)}
            </p>
            <Button onClick={() => refetch().catch(() => {})}>
              {t('common:action.tryAgain')}
            </Button>
          </div>
        ) : (
          <>
            <SkeletonLines lines={4} />
            <Skeleton className="h-12" />
          </>
        )}
      </section>
    )
  }

  return (
    <section
      aria-labelledby="summary"
      aria-busy={isLoading || undefined}
      className="panel p-4 sm:p-6"
    >
      <h2 id="summary" className="text-lg">
        {t('checkout.summary')}
      </h2>
      <div
        className={`mt-4 space-y-5 ${isLoading ? 'opacity-60 transition-opacity delay-200' : ''}`}
      >
        <PriceLines quote={quote} />
        {offer.priceCentavos > 0 && (
          <>
            <PriceTrace
              steps={quote.trace}
              instalments={quote.instalments.length}
            />
            <CouponField
              applied={coupon}
              refusal={quote.couponRefusal}
              isLoading={isLoading}
              onChange={onCoupon}
            />
          </>
        )}
        <ScheduleList instalments={quote.instalments} />
      </div>
      <div className="border-base-300 mt-5 space-y-4 border-t pt-5">
        {quote.totalCentavos > 0 && (
          <p className="text-muted text-center text-sm">
            {t('checkout.payLater')}
          </p>
        )}
        <p className="text-muted text-center text-xs">
          <Trans
            t={t}
            i18nKey="checkout.agree"
            components={{
              terms: <Link to={routes.termsConditions()} className="link" />,
              refund: <Link to={routes.refundPolicy()} className="link" />,
            }}
          />
        </p>
      </div>
    </section>
  )
}
