// Warnings about a proof, for staff who approve it.
import { daysBetween, type Day } from '../manilaTime'

export type ProofWarning =
  | 'duplicate'
  | 'referenceElsewhere'
  | 'billPaid'
  | 'partBooked'
  | 'amountDiffers'
  | 'oldPayment'

/** A transfer that is older than this many days is unlikely to be for this bill. */
const OLD_AFTER_DAYS = 45

type ShownProof = {
  amountCentavos: number
  paidOn: Day
  sentOn: Day
  isDuplicate: boolean
  /** Money of another platform has the same reference number. */
  isReferenceElsewhere: boolean
  /** The open amount of the bills that the proof names. */
  owedCentavos: number
  /** Bookings with the proof before. */
  bookedCentavos: number
  /** One of its bills was paid by a payment without this proof. */
  isBillPaid: boolean
}

export const proofWarnings = ({
  amountCentavos,
  owedCentavos,
  paidOn,
  sentOn,
  isDuplicate,
  isReferenceElsewhere,
  bookedCentavos,
  isBillPaid,
}: ShownProof): ProofWarning[] => {
  const warnings: [ProofWarning, boolean][] = [
    ['duplicate', isDuplicate],
    ['referenceElsewhere', isReferenceElsewhere],
    ['billPaid', isBillPaid],
    ['partBooked', bookedCentavos > 0],
    ['amountDiffers', amountCentavos - bookedCentavos !== owedCentavos],
    ['oldPayment', daysBetween(paidOn, sentOn) > OLD_AFTER_DAYS],
  ]
  return warnings.filter(([, applies]) => applies).map(([warning]) => warning)
}
