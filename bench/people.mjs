// The bench's people: the seeded cast and the given number of members, each with a subscription, bills and progress.
import { createHash, randomBytes } from 'node:crypto'

// Names are about as frequent as in reality: one of 40 given names and one of 60 family names. Members joined one
// minute apart.
const PEOPLE_SQL = `
  INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "stageId", "createdAt", "updatedAt")
  SELECT 'bulk-' || n || '@example.com', 'bulk-' || n, 'B' || n, given[1 + n % 40], family[1 + n % 61 % 60], 'none', 'none', stage.id,
    now() - n * interval '1 minute', now()
  FROM generate_series(1, $1::int) n, (SELECT id FROM "Stage" WHERE number = 1) stage,
    (SELECT string_to_array('Maria Jose Ana Juan Grace Mark Joy John Rose Paul Angel Carlo Liza Ramon Nina Leo Carmen Diego Faith Noel Isabel Miguel Luz Andres Hope Rafael Tess Gabriel Mila Anton Cora Felix Dina Oscar Elena Hugo Irma Pedro Sofia Victor', ' ') AS given) a,
    (SELECT string_to_array('Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Flores Villanueva Ramos Castro Rivera Aquino Navarro Salazar Mercado Domingo Aguilar Valdez Pascual Soriano Santiago Gonzales Perez Fernandez Lopez Hernandez Marquez Velasco Manalo Dizon Lacson Ilagan Magsaysay Panganiban Dimaculangan Katigbak Laurel Quizon Abad Buenaventura Calderon Delacruz Espiritu Francisco Guerrero Herrera Ignacio Javier Lim Macaraeg Natividad Ortega Padilla Quinto Robles', ' ') AS family) b`

// Filled by a trigger, which does not run in this mode.
const NAME_WORDS_SQL = `
  INSERT INTO app.name_word SELECT DISTINCT word FROM "User" u, app.name_words(u."firstName" || ' ' || u."lastName") word
  ON CONFLICT DO NOTHING`

const LEVELS_SQL = `
  INSERT INTO "UserAccessLevel" ("userId", "accessLevelId") SELECT id, 'non-member' FROM "User" WHERE email LIKE 'bulk-%'`

const SUBSCRIPTIONS_SQL = `
  INSERT INTO "Subscription" ("userId", "funnelId", "productId", "paymentTermId", source, status, "startsAt", expiry, "updatedAt")
  SELECT u.id, f.id, f."productId", 'one-time', 'IMPORT', 'ACTIVE', now() - interval '30 days', now() + interval '300 days', now()
  FROM "User" u, "Funnel" f WHERE u.email LIKE 'bulk-%' AND f.slug = 'freelance-kickstart'`

const INVOICES_SQL = `
  INSERT INTO "Invoice" (number, "userId", "subscriptionId", "subtotalCentavos", "totalCentavos", "updatedAt")
  SELECT 'BULK-' || s.id, s."userId", s.id, 300000, 300000, now() FROM "Subscription" s JOIN "User" u ON u.id = s."userId" WHERE u.email LIKE 'bulk-%'`

const SCHEDULES_SQL = `
  INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "scheduleDate", "updatedAt")
  SELECT i.id, seq, 100000, current_date + seq * 30, now() FROM "Invoice" i, generate_series(1, 3) seq WHERE i.number LIKE 'BULK-%'`

const PROGRESS_SQL = `
  INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt")
  SELECT u.id, l.id, now() FROM "User" u, (SELECT id FROM "Lesson" ORDER BY id LIMIT 5) l WHERE u.email LIKE 'bulk-%'`

/**
 * Adds members. Foreign keys are not checked row by row, because the rows are consistent by construction; a million
 * members then take only minutes.
 */
export const addPeople = async (client, count) => {
  await client.query('SET session_replication_role = replica')
  await client.query(PEOPLE_SQL, [count])
  for (const sql of [
    NAME_WORDS_SQL,
    LEVELS_SQL,
    SUBSCRIPTIONS_SQL,
    INVOICES_SQL,
    SCHEDULES_SQL,
    PROGRESS_SQL,
  ])
    await client.query(sql)
  await client.query('RESET session_replication_role')
  await client.query('VACUUM ANALYZE')
}

/**
 * Signs people in without a password, for the duration of the bench.
 * @returns in the order of the emails: id, cookie, and a task of their stage
 */
export const sessionsOf = async (client, emails) => {
  const tokens = emails.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) =>
    createHash('sha256').update(token).digest()
  )
  await client.query(
    `INSERT INTO "Session" (id, "tokenHash", "userId", "authVersion", "idleExpiresAt", "absoluteExpiresAt")
     SELECT gen_random_uuid(), hash, u.id, u."authVersion", now() + interval '1 day', now() + interval '1 day'
     FROM unnest($1::bytea[], $2::text[]) AS wanted(hash, email) JOIN "User" u USING (email)`,
    [hashes, emails]
  )
  const { rows } = await client.query(
    `SELECT u.id, (SELECT t.id FROM "Task" t WHERE t."stageId" = u."stageId" AND t.verification = 'SELF' ORDER BY t.position LIMIT 1) AS "taskId"
     FROM unnest($1::text[]) WITH ORDINALITY AS wanted(email, place) JOIN "User" u USING (email) ORDER BY place`,
    [emails]
  )
  return rows.map((row, index) => ({
    ...row,
    cookie: `session=${tokens[index]}`,
    tokenHash: hashes[index],
  }))
}
