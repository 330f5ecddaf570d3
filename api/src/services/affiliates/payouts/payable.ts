/** The condition in SQL that the affiliate `p` of the user `u` may be paid now. */
export const IS_PAYABLE = `p.status = 'APPROVED' AND u."archivedAt" IS NULL AND p."payoutAccount" IS NOT NULL AND p."payoutUsableAt" <= now()`
