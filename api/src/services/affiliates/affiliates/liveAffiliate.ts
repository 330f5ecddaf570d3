/** The condition in SQL that the links of the affiliate `p` count. */
export const IS_LIVE_AFFILIATE = `p.status = 'APPROVED' AND EXISTS (SELECT FROM "User" u WHERE u.id = p."userId" AND u."archivedAt" IS NULL)`
