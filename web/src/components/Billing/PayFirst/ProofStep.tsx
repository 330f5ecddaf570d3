import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { PaymentProofFields } from 'types/graphql'

import type { Bill } from 'src/components/Billing/Invoice/bill'
import { ProofForm } from 'src/components/Billing/PaymentProof/ProofForm'
import type { ProofInput } from 'src/components/Billing/PaymentProof/useSendProof'
import { Button } from 'src/components/ui/control/Button/Button'

import type { FirstStep } from './firstState'
import { Step } from './Step'

type ProofStepProps = {
  bill: Bill
  step: FirstStep
  proof?: PaymentProofFields | null
}

/** The upload of the screenshot, with the reason if the last one was sent back. */
export const ProofStep = ({ bill, step, proof }: ProofStepProps) => {
  const { t } = useTranslation('billing')
  const draft = useRef<Partial<ProofInput>>({})
  const [isSending, setIsSending] = useState(false)
  const isReturned = step === 'returned'

  return (
    <Step
      number={2}
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
          draft={draft}
          onSent={() => setIsSending(false)}
        />
      )}
    </Step>
  )
}
