import { useTranslation } from 'react-i18next'
import type { PaymentProofFields } from 'types/graphql'

import { SentProof } from 'src/components/Billing/PaymentProof/SentProof'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'

import type { FirstStep } from './firstState'
import { Step } from './Step'

type CheckStepProps = {
  step: FirstStep
  proof?: PaymentProofFields | null
  /** The school's promise; null if it makes none. */
  hours?: number | null
}

/** The check by the school: how long it takes, and what was sent. */
export const CheckStep = ({ step, proof, hours }: CheckStepProps) => {
  const { t } = useTranslation('billing')
  const isChecking = step === 'checking'
  const isRecorded = step === 'recorded'
  const heading = useLostFocus<HTMLHeadingElement>(step)
  return (
    <Step
      number={isRecorded ? 2 : 3}
      headingRef={heading}
      isDone={false}
      isNow={isChecking || isRecorded}
      title={
        hours && !isRecorded
          ? t('payFirst.checkWithin', { count: hours })
          : t('payFirst.check')
      }
    >
      <p className="text-muted text-sm" aria-live="polite">
        {isRecorded
          ? t('bills.confirming')
          : t(isChecking ? 'payFirst.checking' : 'payFirst.checkHelp')}
      </p>
      {isChecking && proof && <SentProof proof={proof} />}
    </Step>
  )
}
