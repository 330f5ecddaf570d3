import { useEffect, useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { PaymentProofFields } from 'types/graphql'

import type { Bill } from 'src/components/Billing/Invoice/bill'
import { ProofForm } from 'src/components/Billing/PaymentProof/ProofForm'
import type { ProofInput } from 'src/components/Billing/PaymentProof/useSendProof'
import { Button } from 'src/components/ui/control/Button/Button'

import type { FirstStep } from './firstState'
import { Step } from './Step'

import type { PlatformKey } from '$api/src/shared/billing/platforms'

type ProofStepProps = {
  bill: Bill
  step: FirstStep
  proof?: PaymentProofFields | null
  /** The platform that the buyer most likely paid with. */
  platform?: PlatformKey
}

/** The upload of the screenshot, with the reason if the last one was sent back. */
export const ProofStep = ({ bill, step, proof, platform }: ProofStepProps) => {
  const { t } = useTranslation('billing')
  const draft = useRef<Partial<ProofInput>>({})
  const [isSending, setIsSending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isReturned = step === 'returned'

  // The button that had the focus gives way to the form.
  useEffect(() => {
    if (isSending) heading.current?.focus({ preventScroll: true })
  }, [isSending])

  return (
    <Step
      number={2}
      headingRef={heading}
      isDone={step === 'checking'}
      isNow={isReturned}
      title={t('payFirst.proof')}
    >
      {isReturned && (
        <p className="alert alert-error alert-soft block text-sm" role="status">
          <span className="font-semibold">{t('payFirst.returned')}</span>{' '}
          {proof?.rejectReason}
        </p>
      )}
      {step !== 'checking' && !isSending && (
        <Button look="primary" onClick={() => setIsSending(true)}>
          {t(isReturned ? 'payFirst.sendAgain' : 'payFirst.havePaid')}
        </Button>
      )}
      {step !== 'checking' && isSending && (
        <ProofForm
          scheduleIds={[bill.id]}
          sumCentavos={bill.owedCentavos}
          platform={platform}
          draft={draft}
          onSent={() => setIsSending(false)}
        />
      )}
    </Step>
  )
}
