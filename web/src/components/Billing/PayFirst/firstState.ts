// The state of an order that waits for its first payment.
import {
  isOpen,
  isRecorded,
  pendingProof,
  rejectedProof,
  type Bill,
} from 'src/components/Billing/Invoice/bill'

/** `recorded`: staff have recorded the payment, and it waits for its confirmation. */
export type FirstStep = 'pay' | 'returned' | 'checking' | 'recorded'

/** The first open bill, the step that the member is at, and the proof that it is about. */
export const firstStateOf = (bills: readonly Bill[]) => {
  const open = bills.filter(isOpen)
  const checked = open.find((bill) => pendingProof(bill))
  if (checked)
    return {
      step: 'checking' as FirstStep,
      bill: checked,
      proof: checked.proof,
    }
  const recorded = open.find((bill) => isRecorded(bill))
  if (recorded)
    return { step: 'recorded' as FirstStep, bill: recorded, proof: null }
  const bill = open[0] as Bill | undefined
  const proof = bill && rejectedProof(bill)
  return { step: (proof ? 'returned' : 'pay') as FirstStep, bill, proof }
}

/** The rest of the bill after the member's credit, which does not pay a bill that waits for other money. */
export const leftAfterCredit = (
  { bill }: ReturnType<typeof firstStateOf>,
  creditCentavos: number
) => {
  const owed = bill?.owedCentavos ?? 0
  const credit = bill?.isReserved ? 0 : Math.max(creditCentavos, 0)
  return Math.max(owed - credit, 0)
}
