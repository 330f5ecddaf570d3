// The bench's school: the seeded cast, and as many members more as asked, each with a subscription, bills and progress.
import { createHash, randomBytes } from 'node:crypto'

const BULK_SQL = `
  WITH funnel AS (SELECT id, "productId" FROM "Funnel" WHERE slug = 'freelance-kickstart'), stage AS (SELECT id FROM "Stage" WHERE number = 1),
  people AS (
    INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "stageId", "updatedAt")
    SELECT 'bulk-' || n || '@example.com', 'bulk-' || n, 'B' || n, 'Bulk', 'Person ' || n, 'none', 'none', stage.id, now()
    FROM generate_series(1, $1::int) n, stage RETURNING id
  ), levels AS (
    INSERT INTO "UserAccessLevel" ("userId", "accessLevelId") SELECT id, 'non-member' FROM people
  ), subscriptions AS (
    INSERT INTO "Subscription" ("userId", "funnelId", "productId", "paymentTermId", source, status, "startsAt", expiry, "updatedAt")
    SELECT people.id, funnel.id, funnel."productId", 'one-time', 'IMPORT', 'ACTIVE', now() - interval '30 days', now() + interval '300 days', now() FROM people, funnel
    RETURNING id, "userId"
  ), invoices AS (
    INSERT INTO "Invoice" (number, "userId", "subscriptionId", "subtotalCentavos", "totalCentavos", "updatedAt")
    SELECT 'BULK-' || id, "userId", id, 300000, 300000, now() FROM subscriptions RETURNING id
  )
  INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "scheduleDate", "updatedAt")
  SELECT invoices.id, seq, 100000, current_date + seq * 30, now() FROM invoices, generate_series(1, 3) seq`

const PROGRESS_SQL = `
  INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt")
  SELECT u.id, l.id, now() FROM "User" u CROSS JOIN LATERAL (SELECT id FROM "Lesson" ORDER BY id LIMIT 5) l WHERE u.email LIKE 'bulk-%'`

export const addPeople = async (client, count) => {
  await client.query(BULK_SQL, [count])
  await client.query(PROGRESS_SQL)
  await client.query('VACUUM ANALYZE')
}

/** Signs somebody in without a login, for as long as the bench runs. */
export const sessionOf = async (client, email) => {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `INSERT INTO "Session" (id, "tokenHash", "userId", "authVersion", "idleExpiresAt", "absoluteExpiresAt")
     SELECT gen_random_uuid(), $1, id, "authVersion", now() + interval '1 day', now() + interval '1 day' FROM "User" WHERE email = $2`,
    [createHash('sha256').update(token).digest(), email]
  )
  return `session=${token}`
}
