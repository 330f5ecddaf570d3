import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { Form } from '@redwoodjs/forms'

import { AccountPart } from './Buyer/AccountPart'
import { OwnedNote } from './Buyer/OwnedNote'
import { useBuyer } from './Buyer/useBuyer'
import { OrderSummary } from './OrderSummary'
import { PlaceOrderBar } from './PlaceOrderBar'
import { TermChoice } from './TermChoice'
import { useCheckoutChoice } from './useCheckoutChoice'
import { useOrderKey } from './useOrderKey'
import { usePlaceOrder } from './usePlaceOrder'
import { useQuote } from './useQuote'

/** The whole checkout on one page: payment term, buyer, schedule and one button. */
export const Checkout = ({ offer }: { offer: OfferFields }) => {
  const { t } = useTranslation(['marketing', 'errors'])
  const choice = useCheckoutChoice(offer)
  const { term, coupon, setTerm, setCoupon } = choice
  const buyer = useBuyer(offer.slug)
  const { orderKey, forgetOrderKey } = useOrderKey(offer.id)
  const quoted = useQuote({
    funnelId: offer.id,
    paymentTermId: term?.id ?? '',
    couponCode: coupon,
    orderKey,
  })
  const { quote } = quoted
  const shownTerms = quote?.terms ?? offer.terms

  const order = usePlaceOrder({
    orderKey,
    onPlaced: forgetOrderKey,
    choice:
      quote && term && !quoted.isLoading
        ? {
            funnelId: offer.id,
            paymentTermId: term.id,
            // The shown price does not include a refused code.
            couponCode: quote.couponRefusal ? undefined : coupon,
            totalCentavos: quote.totalCentavos,
          }
        : null,
    comingCentavos: quoted.isLoading
      ? shownTerms.find(({ id }) => id === term?.id)?.totalCentavos
      : undefined,
    ensureBuyer: buyer.ensureBuyer,
    onPriceChanged: quoted.refetch,
  })

  return (
    <Form formMethods={buyer.form} onSubmit={order.placeOrder} noValidate>
      <header className="mb-5 sm:mb-7">
        <p className="text-primary text-sm font-semibold">
          {offer.productName}
        </p>
        <h1 className="text-2xl">
          {t(offer.isRenewal ? 'checkout.headingRenewal' : 'checkout.heading')}
        </h1>
      </header>
      {quote?.ownsCourses && <OwnedNote />}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8">
        <div className="mb-5 min-w-0 space-y-5">
          {quote?.totalCentavos !== 0 && (
            <TermChoice
              terms={offer.terms}
              quoted={shownTerms}
              chosenId={term?.id}
              onChoose={setTerm}
            />
          )}
          <AccountPart buyer={buyer} redirectTo={choice.here} />
        </div>
        <div className="max-lg:contents lg:sticky lg:top-6">
          <OrderSummary
            offer={offer}
            quoted={quoted}
            coupon={coupon}
            onCoupon={setCoupon}
          />
          {quote && (
            <PlaceOrderBar
              quote={quote}
              isBusy={order.isBusy}
              notice={order.notice}
            />
          )}
        </div>
      </div>
    </Form>
  )
}
