// The text and the recipient of a bill's reminder; the daily job and staff send them.
import { Language, type Prisma } from '@prisma/client'

import { paymentReminderEmail } from 'src/emails/paymentReminderEmail'
import {
  enumOf,
  int,
  json,
  listOf,
  prepared,
  text,
  textOf,
  type RowOf,
  type Runner,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { BILLS_PATH } from 'src/shared/accounts/notices'
import type { PayTo } from 'src/shared/billing/paying/payTo'
import { dateColumnOf, type Day } from 'src/shared/manilaTime'
import { textIn } from 'src/shared/text/language'

import { accountsFor } from '../paymentAccounts/howToPay'
import { OPEN_ENTRY, OWED_CENTAVOS } from '../paymentSchedules/openEntry'

import { COUNTED_FROM } from './pastGrace'

/** Open bills without a pending proof, which members can be reminded of, narrowed by `where`. */
const billsToRemind = (name: string, where: string, limit: number) =>
  prepared(
    name,
    `
  SELECT e.id, e."scheduleDate"::text AS "scheduleDate", (${COUNTED_FROM})::text AS "dueDay", ${OWED_CENTAVOS} AS "owedCentavos", t."reminderDays",
    t."reminderText", t.translations, u.id AS "userId", u.email, u."firstName", u.language, p.id AS "productId", p.name AS "productName", i.number AS "invoiceNumber",
    ARRAY(SELECT r."offsetDays" FROM "PaymentReminder" r WHERE r."scheduleId" = e.id AND r."dueDate" = ${COUNTED_FROM}) AS "sentDays"
  FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL
    JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
    JOIN "PaymentTerm" t ON t.id = s."paymentTermId" JOIN "Product" p ON p.id = s."productId"
    JOIN "User" u ON u.id = i."userId" AND u."archivedAt" IS NULL
  WHERE ${OPEN_ENTRY} AND ${where}
    AND NOT EXISTS (SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" proof ON proof.id = ps."proofId"
      WHERE ps."scheduleId" = e.id AND proof.status = 'SUBMITTED')
  ORDER BY e."scheduleDate", e.id LIMIT ${limit}`,
    {
      id: int,
      scheduleDate: textOf<Day>(),
      dueDay: textOf<Day>(),
      owedCentavos: int,
      reminderDays: listOf(int),
      reminderText: text,
      translations: json<Prisma.JsonValue>(),
      userId: int,
      email: text,
      firstName: text,
      language: enumOf(Language),
      productId: int,
      productName: text,
      invoiceNumber: text,
      sentDays: listOf(int),
    }
  )

/** $1 and $2 are the first and last due day; $3 and $4 the due day and id of the bill after which the page begins. */
export const DUE_ENTRIES = billsToRemind(
  'dueReminders',
  `e."scheduleDate" BETWEEN $1::date AND $2::date AND (e."scheduleDate", e.id) > ($3::date, $4)`,
  200
)

/** The most bills for which one press sends reminders. */
export const MOST_OVERDUE = 200

/** The bills $1. */
export const BILLS_TO_REMIND = billsToRemind(
  'billsToRemind',
  'e.id = ANY($1::int[])',
  MOST_OVERDUE
)

/** Bills due from $1 to before $2, which is today: neither promised for today or later nor reminded of today. */
export const OVERDUE_TO_REMIND = billsToRemind(
  'overdueToRemind',
  `e."scheduleDate" >= $1::date AND e."scheduleDate" < $2::date AND ${COUNTED_FROM} < $2::date
    AND NOT EXISTS (SELECT 1 FROM "PaymentReminder" r
      WHERE r."scheduleId" = e.id AND (r."createdAt" >= $2::date::timestamp AT TIME ZONE 'Asia/Manila'
        OR r."dueDate" = ${COUNTED_FROM} AND r."offsetDays" = $2::date - ${COUNTED_FROM}))`,
  MOST_OVERDUE
)

export type DueEntry = RowOf<typeof DUE_ENTRIES>

/**
 * Reminds a member of a bill, once for each day: the reminder's row, the notice and the mail are written in one
 * transaction.
 * @param offsetDays the days from the due day until today; negative before it
 * @returns whether they were not yet reminded for that day
 */
export const remind = async (
  tx: Tx,
  entry: DueEntry,
  offsetDays: number,
  accounts: PayTo[]
) => {
  const { count } = await tx.paymentReminder.createMany({
    data: {
      scheduleId: entry.id,
      dueDate: dateColumnOf(entry.dueDay),
      offsetDays,
    },
    skipDuplicates: true,
  })
  if (count === 0) return false
  const lang = entry.language
  await notify(
    tx,
    entry,
    {
      kind: offsetDays > 0 ? 'BILL_OVERDUE' : 'BILL_DUE',
      facts: {
        amountCentavos: entry.owedCentavos,
        product: entry.productName,
        day: entry.dueDay,
      },
      path: BILLS_PATH,
    },
    paymentReminderEmail({
      ...entry,
      lang,
      text: textIn(entry, 'reminderText', lang) as string,
      offsetDays,
      accounts,
    })
  )
  return true
}

/** The accounts to pay to, read once for each product. */
export const accountsByProduct = () => {
  const known = new Map<number, Promise<PayTo[]>>()
  return (on: Runner, productId: number) => {
    const accounts = known.get(productId) ?? accountsFor(on, productId)
    known.set(productId, accounts)
    return accounts
  }
}
