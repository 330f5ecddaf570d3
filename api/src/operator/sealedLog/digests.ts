// The digests of the sealed log in SQL (docs/decisions/0074). They stand in the product's own statements and not in
// functions of the database, because an intruder who changes rows could replace those, too.

/** Milliseconds since 1970; unlike a time's text, independent of the session's zone. */
const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`

const sha256OfJson = (...parts: string[]) =>
  `sha256(convert_to(jsonb_build_array(${parts.join(', ')})::text, 'UTF8'))`

/** The digest of a row `l`: its stable columns, and the digests of its personal part. */
export const ROW_DIGEST = sha256OfJson(
  'l.id',
  ms('l."createdAt"'),
  'l."actorUserId"',
  'l."effectiveUserId"',
  'l.action',
  'l.entity',
  'l."entityId"',
  'l."requestId"',
  'l."byStaff"',
  `encode(l."valuesDigest", 'hex')`,
  `encode(l."ipDigest", 'hex')`
)

/** The digest of the rows of a seal, in the order of their ids. */
export const ROWS_DIGEST = `sha256(coalesce(string_agg(${ROW_DIGEST}, ''::bytea ORDER BY l.id), ''::bytea))`

/** The digest of a seal `s`, with the digest of the seal before it. */
export const SEAL_DIGEST = `sha256(s."previousDigest" || s."rowsDigest" || ${sha256OfJson(
  's.id',
  's."fromId"',
  's."toId"',
  's.count',
  ms('s."firstAt"'),
  ms('s."lastAt"'),
  ms('s."createdAt"')
)})`

// Compares digests as app.digest_log computes them.
const isPartIntact = (salt: string, digest: string, value: string) =>
  `${digest} = sha256(convert_to(${salt}::text || ${value}, 'UTF8'))`

/** Whether the personal part of a row `l` is what was written, or was removed as a whole. */
export const IS_INTACT = `(
  CASE WHEN l."valuesDigest" IS NULL OR l."valuesSalt" IS NULL THEN l."valuesSalt" IS NULL AND l.before IS NULL AND l.after IS NULL
    ELSE ${isPartIntact('l."valuesSalt"', 'l."valuesDigest"', 'jsonb_build_array(l.before, l.after)::text')} END
  AND CASE WHEN l."ipDigest" IS NULL OR l."ipSalt" IS NULL THEN l."ipSalt" IS NULL AND l.ip IS NULL
    ELSE ${isPartIntact('l."ipSalt"', 'l."ipDigest"', "coalesce(l.ip, '')")} END)`

/** Whether personal values of a row `l` were removed. */
export const IS_EMPTIED = `((l."valuesDigest" IS NOT NULL AND l."valuesSalt" IS NULL) OR (l."ipDigest" IS NOT NULL AND l."ipSalt" IS NULL))`

/** The numeric record id of a row `l`; null for other ids. */
const ENTITY_ID = `CASE WHEN l."entityId" ~ '^[0-9]{1,9}$' THEN l."entityId"::int END`

const isAnonymised = (id: string) =>
  `EXISTS (SELECT FROM "User" u WHERE u.email LIKE 'anonymised-%@archived.invalid' AND u.id = ${id})`

/** Whether anonymising a person removes what was removed of a row `l` (app.forget_in_log). */
export const IS_OF_ANONYMISED = `(
  (l."valuesDigest" IS NULL OR l."valuesSalt" IS NOT NULL
    OR (l.entity = 'User' AND ${isAnonymised(ENTITY_ID)})
    OR EXISTS (SELECT FROM app.personal_record r WHERE r.entity = l.entity AND r.id = ${ENTITY_ID}
      AND (r.action IS NULL OR r.action = l.action) AND ${isAnonymised('r.person')})
    OR (NOT l."byStaff" AND l."actorUserId" = l."effectiveUserId" AND ${isAnonymised('l."actorUserId"')}))
  AND (l."ipDigest" IS NULL OR l."ipSalt" IS NOT NULL OR ${isAnonymised('l."actorUserId"')}))`
