import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { FirstPaymentQuery, HowToPayFields } from 'types/graphql'

import { PayTo } from 'src/components/Billing/PayTo/PayTo'
import { PesoText } from 'src/components/ui/text/PesoText'

import { CheckStep } from './CheckStep'
import { CoveredByCredit } from './CoveredByCredit'
import { firstStateOf, leftAfterCredit } from './firstState'
import { LockedCourses } from './LockedCourses'
import { ProofStep } from './ProofStep'
import { Step } from './Step'

import type { PlatformKey } from '$api/src/shared/billing/platforms'
import { formatShownDay, manilaToday } from '$api/src/shared/manilaTime'

type PayFirstProps = {
  firstPayment: NonNullable<FirstPaymentQuery['firstPayment']>
  creditCentavos: number
  howToPay: HowToPayFields
}

/**
 * The three steps from an order to its first lesson: pay, send the screenshot, wait for the check. The member's credit
 * pays first, as the only step until it is used; a proof that was sent back can be sent again before. Only the last step
 * is left if staff have recorded the payment.
 */
export const PayFirst = ({
  firstPayment: { invoice, courses },
  creditCentavos,
  howToPay,
}: PayFirstProps) => {
  const { t, i18n } = useTranslation('billing')
  const [platform, setPlatform] = useState<PlatformKey>()
  const state = firstStateOf(invoice.paymentSchedule)
  const { step, bill, proof } = state
  if (!bill) return null
  const leftCentavos = leftAfterCredit(state, creditCentavos)
  const isRecorded = step === 'recorded'
  const isCovered = leftCentavos === 0 && bill.owedCentavos > 0
  const usesCredit =
    isCovered || (step === 'pay' && leftCentavos < bill.owedCentavos)
  const isDue = bill.scheduleDate <= manilaToday()
  const payTo = (
    <PayTo
      howToPay={howToPay}
      productIds={[invoice.subscription.productId]}
      invoiceNumbers={[invoice.number]}
      onPlatform={setPlatform}
    />
  )

  return (
    <section aria-labelledby="pay-first" className="panel space-y-6 p-4 sm:p-6">
      <header>
        <h2 id="pay-first" className="text-xl">
          {t(
            isCovered || isRecorded
              ? 'payFirst.headingCredit'
              : 'payFirst.heading'
          )}
        </h2>
        <p className="text-muted mt-1">
          {invoice.subscription.productName} ·{' '}
          <span className="whitespace-nowrap">{invoice.number}</span>
        </p>
      </header>
      <ol className="space-y-6">
        <Step
          number={1}
          isDone={step === 'checking' || isRecorded}
          isNow={step === 'pay' || isCovered}
          title={
            usesCredit || isRecorded ? (
              t(isRecorded ? 'payFirst.recorded' : 'payFirst.payAll')
            ) : (
              <>
                {t('payFirst.pay')} <PesoText centavos={bill.owedCentavos} />{' '}
                {isDue
                  ? t('payFirst.today')
                  : t('payFirst.by', {
                      date: formatShownDay(bill.scheduleDate, i18n.language),
                    })}
              </>
            )
          }
        >
          {leftCentavos < bill.owedCentavos && (
            <CoveredByCredit
              bill={bill}
              creditCentavos={creditCentavos}
              leftCentavos={leftCentavos}
            />
          )}
          {step === 'pay' && !usesCredit && payTo}
          {/* Whoever has paid looks for the reason first. */}
          {step === 'returned' && !isCovered && (
            <details>
              <summary className="link inline-flex min-h-7 cursor-pointer items-center rounded text-sm">
                {t('payFirst.where')}
              </summary>
              <div className="mt-3">{payTo}</div>
            </details>
          )}
        </Step>
        {!usesCredit && !isRecorded && (
          <ProofStep
            bill={bill}
            step={step}
            proof={proof}
            platform={proof?.platform ?? platform}
          />
        )}
        {!usesCredit && (
          <CheckStep step={step} proof={proof} hours={howToPay.proofHours} />
        )}
      </ol>
      {courses.length > 0 && (
        <div>
          <h3 className="text-base">{t('payFirst.courses')}</h3>
          <LockedCourses courses={courses} />
        </div>
      )}
    </section>
  )
}
