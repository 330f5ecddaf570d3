// Whether a subscription counts, by what became of its bills (docs/decisions/0002). Staff who enrol somebody by hand
// decide it themselves, and what was free counts from the order on; bills that come later are collected afterwards.

export type EntryCounts = { open: number; paid: number; waived: number }

type Purchase = EntryCounts & {
  /** Nothing was to be paid when it was ordered. */
  wasFree?: boolean
  source: 'CHECKOUT' | 'BATCH_ENROL' | 'MANUAL' | 'IMPORT' | 'MERGE'
}

/** PENDING until the first entry is paid, or all of them are waived. */
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
