import type { PaymentPlatform } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command, json, statement, type Runner } from 'src/lib/database/sql'
import { inTransaction, isDuplicateKey } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { isPayDay } from 'src/shared/billing/paying/payDay'
import { isPlatformKey } from 'src/shared/billing/platforms'
import {
  addDays,
  dateColumnOf,
  isDay,
  manilaToday,
} from 'src/shared/manilaTime'

const MOST_DAYS = 31
const MAX_NOTE_CHARS = 500
/** Ten billion pesos. */
const MOST_CENTAVOS = 1e12

type DayRow = {
  day: string
  platform: PaymentPlatform
  payments: number
  bookedCentavos: number
  /** The sum of the day's imported statement lines; null without a line. */
  linesCentavos: number | null
  /** Lines of these that nobody has decided. */
  openLines: number
  close: {
    id: number
    statementCentavos: number
    bookedCentavos: number
    note: string
    closedAt: string
    firstName: string
    lastName: string
  } | null
  /** When the day was last opened again; null if it never was. */
  reopening: {
    reason: string
    reopenedAt: string
    firstName: string
    lastName: string
  } | null
}

// The days and platforms with money, lines or a close, latest first. A day without any of them has nothing to close. Files
// may overlap, so a line with the same reference counts once.
const DAYS = statement(
  `
  WITH booked AS (
    SELECT day, platform, sum(payments)::int AS payments, sum("amountCentavos")::bigint AS "bookedCentavos" FROM app.payment_day
    WHERE day BETWEEN $1::date AND $2::date GROUP BY 1, 2 HAVING sum(payments) <> 0 OR sum("amountCentavos") <> 0),
  lines AS (
    SELECT day, platform, sum("amountCentavos")::bigint AS "linesCentavos",
      (count(*) FILTER (WHERE status IN ('UNMATCHED', 'MATCHED')))::int AS "openLines"
    FROM (
      SELECT DISTINCT ON (l."paidOn", i.platform, COALESCE(NULLIF(l."referenceNo", ''), l.id::text)) l."paidOn" AS day, i.platform,
        l."amountCentavos", l.status
      FROM "StatementLine" l JOIN "StatementImport" i ON i.id = l."importId"
      WHERE l."paidOn" BETWEEN $1::date AND $2::date AND i.status IN ('OPEN', 'APPROVED')
      ORDER BY l."paidOn", i.platform, COALESCE(NULLIF(l."referenceNo", ''), l.id::text), l.id) line
    GROUP BY 1, 2),
  closed AS (
    SELECT c.day, c.platform, jsonb_build_object('id', c.id, 'statementCentavos', c."statementCentavos", 'bookedCentavos', c."bookedCentavos",
      'note', c.note, 'closedAt', c."closedAt", 'firstName', u."firstName", 'lastName', u."lastName") AS close
    FROM "DayClose" c JOIN "User" u ON u.id = c."closedById"
    WHERE c.day BETWEEN $1::date AND $2::date AND c."reopenedAt" IS NULL),
  opened AS (
    SELECT DISTINCT ON (c.day, c.platform) c.day, c.platform, jsonb_build_object('reason', c."reopenReason", 'reopenedAt', c."reopenedAt",
      'firstName', u."firstName", 'lastName', u."lastName") AS reopening
    FROM "DayClose" c JOIN "User" u ON u.id = c."reopenedById"
    WHERE c.day BETWEEN $1::date AND $2::date AND c."reopenedAt" IS NOT NULL
    ORDER BY c.day, c.platform, c."reopenedAt" DESC)
  SELECT COALESCE(jsonb_agg(jsonb_build_object('day', day, 'platform', platform, 'payments', COALESCE(payments, 0),
    'bookedCentavos', COALESCE("bookedCentavos", 0), 'linesCentavos', "linesCentavos", 'openLines', COALESCE("openLines", 0), 'close', close,
    'reopening', reopening) ORDER BY day DESC, platform), '[]') AS rows
  FROM booked FULL JOIN lines USING (day, platform) FULL JOIN closed USING (day, platform) FULL JOIN opened USING (day, platform)`,
  { rows: json<DayRow[]>() }
)

const readDays = async (on: Runner, from: string, to: string) =>
  (await DAYS.one(on, [from, to])).rows

const asDay = ({ close, reopening, ...row }: DayRow) => ({
  ...row,
  id: `${row.day} ${row.platform}`,
  close: close && {
    ...close,
    closedAt: new Date(close.closedAt),
    closedBy: fullName(close),
  },
  reopening: reopening && {
    reason: reopening.reason,
    reopenedAt: new Date(reopening.reopenedAt),
    reopenedBy: fullName(reopening),
  },
})

/** The days of each platform, at most 31 up to `to`, with what is booked and what the imported files say. */
export const paymentDays = (async ({ from, to }) => {
  refuseInput({
    from: !isDay(from) && 'DATE_INVALID',
    to: !isDay(to) && 'DATE_INVALID',
  })
  const first = addDays(to, 1 - MOST_DAYS)
  const rows = await readDays(db, from > first ? from : first, to)
  return rows.map(asDay)
}) satisfies QueryResolvers['paymentDays']

const LOCK_DAY = command(
  `SELECT pg_advisory_xact_lock(app.day_key($1::date, $2::"PaymentPlatform"))`
)

const dayOf = async (tx: Tx, day: string, platform: PaymentPlatform) =>
  (await readDays(tx, day, day)).find((row) => row.platform === platform)

const trimmed = (text: string | null | undefined) => text?.trim() ?? ''

/**
 * Closes a day of a platform whose statement says how much came. A booking that runs at the same time is either counted
 * or refused. `bookedCentavos` is what the closer saw.
 * @throws DATE_INVALID, PLATFORM_UNKNOWN, AMOUNT_INVALID, REASON_REQUIRED, TOO_LONG by field; DAY_CHANGED if something else
 * is booked meanwhile; DAY_CLOSED
 */
export const closeDay = (async ({ input }) => {
  const { day, statementCentavos, bookedCentavos } = input
  const platform = isPlatformKey(input.platform) ? input.platform : null
  const note = trimmed(input.note)
  refuseInput({
    // Money of today may still come.
    day: (!isPayDay(day) || day === manilaToday()) && 'DATE_INVALID',
    platform: !platform && 'PLATFORM_UNKNOWN',
    statementCentavos:
      (!Number.isInteger(statementCentavos) ||
        Math.abs(statementCentavos) > MOST_CENTAVOS) &&
      'AMOUNT_INVALID',
    note:
      note.length > MAX_NOTE_CHARS
        ? 'TOO_LONG'
        : statementCentavos !== bookedCentavos && !note && 'REASON_REQUIRED',
  })
  try {
    return await inTransaction(async (tx) => {
      await LOCK_DAY.run(tx, [day, found(platform)])
      const row = await dayOf(tx, day, found(platform))
      if (row?.close) throw new AppError('DAY_CLOSED')
      if ((row?.bookedCentavos ?? 0) !== bookedCentavos)
        throw new AppError('DAY_CHANGED')
      const { id } = await tx.dayClose.create({
        data: {
          day: dateColumnOf(day),
          platform: found(platform),
          bookedCentavos,
          statementCentavos,
          note,
          closedById: currentUser().id,
        },
      })
      await logInfo(tx, {
        action: 'dayClose.closed',
        entity: 'DayClose',
        entityId: id,
        after: { day, platform, bookedCentavos, statementCentavos, note },
      })
      return asDay(found(await dayOf(tx, day, found(platform))))
    })
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('DAY_CLOSED') : error
  }
}) satisfies MutationResolvers['closeDay']

/**
 * Opens a closed day again, so that payments can be booked on it. A repeated call is refused.
 * @throws REASON_REQUIRED, TOO_LONG by field; NOT_FOUND unless the close stands
 */
export const reopenDay = (async ({ id, ...args }) => {
  const reason = trimmed(args.reason)
  refuseInput({
    reason: !reason
      ? 'REASON_REQUIRED'
      : reason.length > MAX_NOTE_CHARS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    const [row] = await tx.dayClose.updateManyAndReturn({
      where: { id, reopenedAt: null },
      data: {
        reopenedAt: new Date(),
        reopenedById: currentUser().id,
        reopenReason: reason,
      },
    })
    const { day, platform } = found(row ?? null)
    await logInfo(tx, {
      action: 'dayClose.opened',
      entity: 'DayClose',
      entityId: id,
      after: { day: day.toISOString().slice(0, 10), platform, reason },
    })
    return true
  })
}) satisfies MutationResolvers['reopenDay']
