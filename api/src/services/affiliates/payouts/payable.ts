// The conditions in SQL for who may be paid now: the affiliate `p` of the user `u`.

export const IS_ACTIVE = `p.status = 'APPROVED' AND u."archivedAt" IS NULL`

/** The account exists, and its 72 hours are over. */
export const IS_USABLE = `p."payoutAccount" IS NOT NULL AND p."payoutUsableAt" <= now()`
