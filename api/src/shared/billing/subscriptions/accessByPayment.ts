// Whether a subscription gives access, by the state of its bills (docs/decisions/0002). Enrolments by staff and orders
// that were free always give access; their later bills are collected afterwards.

export type EntryCounts = { open: number; paid: number; waived: number }

type Purchase = EntryCounts & {
  /** The order's total was zero. */
  wasFree?: boolean
  source: 'CHECKOUT' | 'BATCH_ENROL' | 'MANUAL' | 'IMPORT' | 'MERGE'
}

/** PENDING until the first entry is paid, or all entries are waived. */
export const accessByPayment = ({
  source,
  wasFree = false,
  open,
  paid,
  waived,
}: Purchase): 'ACTIVE' | 'PENDING' => {
  if (source !== 'CHECKOUT' || wasFree) return 'ACTIVE'
  if (paid > 0) return 'ACTIVE'
  return open === 0 && waived > 0 ? 'ACTIVE' : 'PENDING'
}
