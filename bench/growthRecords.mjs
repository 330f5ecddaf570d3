// Other rows that grow with a school: notices of everybody, the runs of imports, and affiliates with their leads.

const NOTICES_SQL = `
  INSERT INTO "Notice" ("userId", kind, facts, path, "readAt", "createdAt")
  SELECT id, 'BILL_DUE', '{}', '/account', CASE WHEN n > 2 THEN now() END, now() - (id % 1440 + n * 1440) * interval '1 minute'
  FROM "User", generate_series(1, 10) n WHERE email LIKE 'bulk-%'`

// One for each fifty members.
const IMPORTS_SQL = `
  INSERT INTO "ImportRun" (kind, mode, status, "fileName", sha256, steps, done, "createdById", "createdAt", "updatedAt")
  SELECT 'MEMBERS', 'CREATE', 'DONE', 'members-' || u.id || '.xlsx', u.id::text, 1, 1, admin.id, now() - u.id * interval '1 hour', now()
  FROM "User" u, (SELECT id FROM "User" WHERE email = 'admin@example.com') admin WHERE u.email LIKE 'bulk-%' AND u.id % 50 = 0`

// Every twentieth member is an affiliate, and everybody else is the lead of one.
const AFFILIATES_SQL = `
  INSERT INTO "AffiliateTerms" (text) VALUES ('Terms of the bench');
  INSERT INTO "AffiliateProfile" ("userId", code, slug, "termsVersion", "termsAcceptedAt", "leadCount", "createdAt", "updatedAt")
  SELECT u.id, 'BULK' || u.id, 'bulk-' || u.id, (SELECT max(version) FROM "AffiliateTerms"), now(), 19, now() - u.id * interval '1 minute', now()
  FROM "User" u WHERE u.email LIKE 'bulk-%' AND u.id % 20 = 0;
  INSERT INTO "AffiliateLead" ("affiliateId", email, name, "userId", source, "firstTouchAt", "expiresAt")
  SELECT a.id, u.email, u."firstName" || ' ' || u."lastName", u.id, 'SIGN_UP', now() - u.id * interval '1 minute', now() + interval '90 days'
  FROM "User" u JOIN "AffiliateProfile" a ON a."userId" = u.id / 20 * 20 WHERE u.email LIKE 'bulk-%' AND u.id % 20 <> 0`

const PLACE_SQL = `SELECT min(id) AS "affiliateId" FROM "AffiliateProfile" WHERE code LIKE 'BULK%'`

/** Fills an open database whose foreign keys are not checked. @returns the ids that the operations need */
export const addRecords = async (client) => {
  for (const sql of [NOTICES_SQL, IMPORTS_SQL, AFFILIATES_SQL])
    await client.query(sql)
  const { rows } = await client.query(PLACE_SQL)
  return rows[0]
}
