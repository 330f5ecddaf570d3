// Warnings about a proof, for staff who approve it.
import { daysBetween, type Day } from '../manilaTime'

export type ProofWarning = 'duplicate' | 'amountDiffers' | 'oldPayment'

/** A transfer that is older than this many days is unlikely to be for this bill. */
const OLD_AFTER_DAYS = 45

type ShownProof = {
  amountCentavos: number
  paidOn: Day
  sentOn: Day
  isDuplicate: boolean
  /** The open amount of the bills that the proof names. */
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
