// What makes a proof worth a second look before it is approved (design/product.md "Invoices, schedules, approvals").
import { daysBetween, type Day } from '../manilaTime'

export type ProofWarning = 'duplicate' | 'amountDiffers' | 'oldPayment'

/** A transfer shown so long after it was made is seldom for this bill. */
const OLD_AFTER_DAYS = 45

type ShownProof = {
  amountCentavos: number
  paidOn: Day
  sentOn: Day
  isDuplicate: boolean
  /** What is still owed of the bills that it names. */
  owedCentavos: number
}

export const proofWarnings = ({
  amountCentavos,
  owedCentavos,
  paidOn,
  sentOn,
  isDuplicate,
}: ShownProof): ProofWarning[] => {
  const warnings: [ProofWarning, boolean][] = [
    ['duplicate', isDuplicate],
    ['amountDiffers', amountCentavos !== owedCentavos],
    ['oldPayment', daysBetween(paidOn, sentOn) > OLD_AFTER_DAYS],
  ]
  return warnings.filter(([, applies]) => applies).map(([warning]) => warning)
}
