// Everything that names a person is searched after the person was anonymised (RA 10173): one row for each column that
// refers to a user, with the person's words in every text that the row can hold.
import type { User } from '@prisma/client'

import { db, pool } from 'src/lib/db'
import { anonymiseUser } from 'src/services/accounts/people/archive/anonymiseUser'
import { archiveUser } from 'src/services/accounts/people/archive/archiveUser'
import { reportPost } from 'src/services/community/feeds/moderation/reportPost'
import { addComment } from 'src/services/community/feeds/posts/addComment'
import { updatePost } from 'src/services/community/feeds/posts/changePost'
import { createPost } from 'src/services/community/feeds/posts/createPost'
import { buildUser, signIn } from 'src/testing/people'

import { ownDataOf } from '../ownData/ownDataOf'
import { partsShown, relations } from '../personData'

const WORD = 'Zyxanthe'
const EMAIL = 'zyxanthe@example.com'

type Column = {
  table: string
  name: string
  /** The name of its type in PostgreSQL; of an enum also the first value. */
  type: string
  first: string | null
  isNeeded: boolean
  isUser: boolean
  /** The other table to which it refers. */
  target: string | null
}

const COLUMNS = `
  SELECT cls.relname AS "table", att.attname AS name, typ.typname AS type,
    (SELECT enumlabel FROM pg_enum WHERE enumtypid = typ.oid ORDER BY enumsortorder LIMIT 1) AS first,
    att.attnotnull AND NOT att.atthasdef AS "isNeeded",
    EXISTS (SELECT FROM pg_constraint WHERE conrelid = cls.oid AND contype = 'f' AND confrelid = '"User"'::regclass AND conkey = ARRAY[att.attnum])
      OR (cls.relname, att.attname) IN (('LoginLog', 'userId'), ('XpLedger', 'userId')) AS "isUser",
    (SELECT min(of.relname) FROM pg_constraint JOIN pg_class of ON of.oid = confrelid
     WHERE conrelid = cls.oid AND contype = 'f' AND confrelid <> '"User"'::regclass AND att.attnum = ANY(conkey)) AS target
  FROM pg_attribute att JOIN pg_class cls ON cls.oid = att.attrelid JOIN pg_type typ ON typ.oid = att.atttypid
  WHERE cls.relkind = 'r' AND cls.relnamespace = 'public'::regnamespace AND att.attnum > 0 AND NOT att.attisdropped
    AND att.attgenerated = '' AND att.attidentity = '' AND cls.relname NOT IN ('User', 'UserAccessLevel', 'UserArchive', '_prisma_migrations')
  ORDER BY cls.relname, att.attnum`

const isAddress = ({ name, type }: Column) =>
  (type === 'text' && /^(to|email|userEmail)$/.test(name)) ||
  (type === '_text' && /emails$/i.test(name))

/** Values that the checks of some tables ask for; null for a column that is empty. */
const checked: Record<string, unknown> = {
  'OpeningOverride.lessonId': 1,
  'AccountabilityGroup.checkInDay': 'MO',
  'AccountabilityGroup.meetingDay': 'MO',
  'AffiliateLead.endedAt': '2026-01-05',
  'ChallengeBuddy.bId': 2,
  'Coupon.code': 'ONWARD10',
  'Certificate.revokedAt': '2026-01-05',
  'DayClose.reopenedAt': '2026-01-05',
  'Invoice.subtotalCentavos': 0,
  'Invoice.totalCentavos': 0,
  'RefundApproval.amountCentavos': 100,
  'RefundApproval.fromCreditCentavos': 100,
}

/** Whether a row is about the user of a column, and not only done by them as staff. */
const isSubject = (table: string) => (column: string) =>
  /^(userId|ownerId|reporterId|blockedId|survivorId|mergedId)$/.test(column) ||
  `${table}.${column}` === 'FeedPost.authorId'

let drawn = 1000

const UUID = '00000000-0000-4000-8000-000000000001'

/** All rows refer to the first one of the other table. */
const firstKey = ({ type }: Column) =>
  type === 'uuid' ? UUID : type === 'text' ? 'one' : 1

/** A value of a column; a text says where it stands. Undefined for a column that needs none. */
const valueOf = (column: Column, place: string) => {
  drawn += 1
  const known = checked[`${column.table}.${column.name}`]
  if (known !== undefined) return known
  if (column.target) return column.isNeeded ? firstKey(column) : undefined
  const isOwn = isAddress(column) && place.endsWith('.address')
  const words = place.endsWith('.nobody') ? 'Words' : `${WORD} ${place}`
  const text = isOwn ? EMAIL : `${words} ${drawn}`
  switch (column.type) {
    case 'text':
    case 'varchar':
      return text
    case '_text':
      return [text]
    case 'json':
    case 'jsonb':
      return JSON.stringify({ words: text })
  }
  if (!column.isNeeded && column.name !== 'id') return undefined
  if (column.first !== null) return column.first
  if (/^(date|timestamptz|timestamp)$/.test(column.type)) return '2026-01-05'
  switch (column.type) {
    case 'bool':
      return false
    case 'uuid':
      return `00000000-0000-4000-8000-${String(drawn).padStart(12, '0')}`
    case 'bytea':
      return Buffer.from(String(drawn))
    default:
      return drawn
  }
}

/** Stores a row past its foreign keys and triggers. */
const store = async (
  columns: Column[],
  known: Record<string, number | undefined>,
  place: string,
  isFirst: boolean
) => {
  const row = columns
    .map((column) => ({
      ...column,
      value:
        column.name in known
          ? known[column.name]
          : column.name === 'id' && isFirst
            ? firstKey(column)
            : valueOf(column, place),
    }))
    .filter(({ value }) => value !== undefined)
  const client = await pool.connect()
  try {
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO "${columns[0].table}" (${row.map(({ name }) => `"${name}"`)})
       VALUES (${row.map(({ type }, index) => `$${index + 1}::"${type}"`)})`,
      row.map(({ value }) => value)
    )
  } catch (error) {
    throw new Error(`${place}: ${String(error)}`)
  } finally {
    client.release(true)
  }
}

/** Where the database still has the word, as `Table.column by the column that refers to the person`. */
const search = async () => {
  const places = new Set<string>()
  const tables = await pool.query<{ schema: string; name: string }>(`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'app') AND table_type = 'BASE TABLE'`)
  for (const { schema, name } of tables.rows) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_json(t) AS row FROM "${schema}"."${name}" t WHERE t::text ILIKE '%${WORD}%'`
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value)
        if (!new RegExp(WORD, 'i').test(text)) continue
        const [, by] = new RegExp(`${WORD} \\w+\\.(\\w+)`).exec(text) ?? []
        places.add(`${name}.${column}${by ? ` by ${by}` : ''}`)
      }
  }
  return [...places].sort()
}

/** Columns that stay, because they hold no words of the person or because the books need them (docs/security.md). */
const kept = [
  // Codes, numbers and kinds that the product writes.
  'AffiliateProfile.code by userId',
  'Attribution.facts by part',
  'Attribution.holdSigns by part',
  'BugReport.page by address',
  'BugReport.page by userId',
  'Certificate.code by userId',
  'Certificate.courseTitle by userId',
  'CouponRedemption.orderKey by address',
  'CouponRedemption.orderKey by userId',
  'EventRsvp.tz by userId',
  'Order.key by userId',
  'Order.requestHash by userId',
  'OutboxEmail.template by address',
  'PaymentRequest.externalId by userId',
  'PaymentRequest.url by userId',
  'StatementLine.reasons by userId',
  'StoredFile.extension by ownerId',
  'StoredFile.mime by ownerId',
  'StoredFile.sha256 by ownerId',
  'StoredFile.storageKey by ownerId',
  'Subscription.externalId by userId',
  'SuccessTask.key by userId',
  'UserMerge.fields by mergedId',
  'UserMerge.fields by survivorId',
  'UserMerge.moved by mergedId',
  'UserMerge.moved by survivorId',
  'UserMerge.stayed by mergedId',
  'UserMerge.stayed by survivorId',
  // The books: payments, invoices, payouts, commission and points as they were entered.
  'AffiliateLink.path by part',
  'Attribution.holdNote by part',
  'Commission.facts by part',
  'Commission.reason by part',
  'Invoice.birInvoiceNo by userId',
  'Invoice.number by userId',
  'Invoice.priceTrace by userId',
  'Invoice.voidReason by userId',
  'Payment.note by userId',
  'Payment.receiptNumber by userId',
  'Payment.referenceNo by userId',
  'PaymentApproval.externalInvoiceId by userId',
  'PaymentApproval.referenceKey by userId',
  'PaymentProof.referenceNo by userId',
  'PaymentSchedule.externalInvoiceId by part',
  'PaymentSchedule.waiveReason by part',
  'Payout.account by part',
  'Payout.accountHint by part',
  'Payout.atc by part',
  'Payout.reason by part',
  'Payout.referenceNo by part',
  'RefundApproval.reason by userId',
  'RefundApproval.referenceNo by userId',
  'StatementLine.referenceNo by userId',
  'XpLedger.reason by userId',
  // Notes of staff in rows with a list of addresses.
  'BackupSetting.publicKey by address',
  'BackupSetting.timeOfDay by address',
  'Coupon.name by address',
  'Coupon.note by address',
  // The mail that says that it is done; the row is deleted after a week.
  'OutboxEmail.to',
]

scenario('A forgotten person is nowhere in the database', async () => {
  const person = await buildUser('member', {
    firstName: WORD,
    lastName: 'Quorvane',
    email: EMAIL,
  })
  const admin = await buildUser('admin')
  const { rows } = await pool.query<Column>(COLUMNS)
  signIn(admin, 'admin')
  await archiveUser({
    id: person.id,
    input: { reason: 'OTHER', note: `${WORD} moves`, emailPolicy: 'RELEASE' },
  })
  const about = new Set(
    rows
      .filter(({ isUser, name, table }) => isUser && isSubject(table)(name))
      .map(({ table }) => table)
  )
  const failures: string[] = []
  for (const table of new Set(rows.map((column) => column.table))) {
    const columns = rows.filter((column) => column.table === table)
    const users = columns.filter(({ isUser }) => isUser)
    const places = users.map(({ name }) => name).filter(isSubject(table))
    const hasUser = users.some(({ isNeeded }) => isNeeded)
    if (!hasUser && columns.some(isAddress)) places.push('address')
    const isPart = columns.some(
      ({ target, isNeeded }) => isNeeded && target && about.has(target)
    )
    if (places.length === 0) places.push(isPart ? 'part' : 'nobody')
    for (const place of places)
      await store(
        columns,
        {
          // A part may refer to the person's row by its user.
          ...(place === 'part' && { userId: person.id }),
          ...Object.fromEntries(
            users.map(({ name, isNeeded }) => [
              name,
              name === place ? person.id : isNeeded ? (drawn += 1) : undefined,
            ])
          ),
        },
        `${table}.${place}`,
        place === places[0]
      ).catch((error: Error) => {
        // Rows without the person are only there for others to refer to.
        if (place !== 'nobody') failures.push(error.message)
      })
  }
  expect(failures).toEqual([])
  // Before that, the person's own copy has each of these rows that is theirs to know (personData).
  const shown = relations.filter(({ show }) => typeof show !== 'string')
  expect(Object.keys(await ownDataOf(person.id)).sort()).toEqual(
    [
      ...new Set([
        'account',
        ...[...shown, ...partsShown].map(({ table }) => table),
      ]),
    ].sort()
  )
  await anonymiseUser({ id: person.id, confirmation: person.tribeId })
  expect(await search()).toEqual([...kept].sort())
})

const forget = async (person: User) => {
  await archiveUser({ id: person.id, input: { reason: 'REQUEST' } })
  await anonymiseUser({ id: person.id, confirmation: person.tribeId })
}

scenario('Posts of others name a forgotten person no more', async () => {
  const person = await buildUser('member', { slug: 'zyxanthe-quorvane-1000' })
  const ben = await buildUser('member', { slug: 'ben-bautista-1000' })
  const text =
    'Hi (@Zyxanthe-Quorvane-1000), @ben-bautista-1000, @ben-bautista-10001'
  signIn(await buildUser())
  const { id: postId } = await createPost({
    input: { feed: 'school', kind: 'QUESTION', text },
  })
  await updatePost({ id: postId, text: `${text}!` })
  const { id: commentId } = await addComment({ postId, text })
  signIn(await buildUser())
  for (const id of [postId, commentId]) await reportPost({ id, reason: 'Spam' })

  signIn(await buildUser('admin'), 'admin')
  await forget(person)
  await forget(ben)
  // Texts of others from before they changed them, which staff read in the log.
  expect(await search()).toEqual(['InfoLog.after', 'InfoLog.before'])
  const comment = await db.feedPost.findUnique({ where: { id: commentId } })
  expect(comment?.text).toBe(
    `Hi (@anonymised-${person.id}), @anonymised-${ben.id}, @ben-bautista-10001`
  )
})
