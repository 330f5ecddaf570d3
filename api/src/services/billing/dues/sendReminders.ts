import { Language, type Prisma } from '@prisma/client'

import { paymentReminderEmail } from 'src/emails/paymentReminderEmail'
import {
  enumOf,
  int,
  json,
  listOf,
  prepared,
  type RowOf,
  text,
  textOf,
} from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool, type Tx } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'
import { PROMISE_DAYS } from 'src/shared/billing/collecting/promise'
import {
  LAST_REMINDER_DAYS,
  REMINDER_RANGE_DAYS,
  reminderDue,
} from 'src/shared/billing/collecting/reminderDue'
import { addDays, dateColumnOf, type Day } from 'src/shared/manilaTime'
import { textIn } from 'src/shared/text/language'

import { OPEN_ENTRY } from '../paymentSchedules/openEntry'

import { COUNTED_FROM } from './pastGrace'

const AT_ONCE = 200

const DUE_ENTRIES = prepared(
  'dueReminders',
  `
  SELECT e.id, e."scheduleDate"::text AS "scheduleDate", (${COUNTED_FROM})::text AS "dueDay", e."priceCentavos", t."reminderDays",
    t."reminderText", t.translations, u.email, u."firstName", u.language, p.name AS "productName", i.number AS "invoiceNumber",
    ARRAY(SELECT r."offsetDays" FROM "PaymentReminder" r WHERE r."scheduleId" = e.id AND r."dueDate" = ${COUNTED_FROM}) AS "sentDays"
  FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL
    JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
    JOIN "PaymentTerm" t ON t.id = s."paymentTermId" JOIN "Product" p ON p.id = s."productId"
    JOIN "User" u ON u.id = i."userId" AND u."archivedAt" IS NULL
  WHERE ${OPEN_ENTRY} AND e."scheduleDate" BETWEEN $1::date AND $2::date AND (e."scheduleDate", e.id) > ($3::date, $4)
    AND NOT EXISTS (SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" proof ON proof.id = ps."proofId"
      WHERE ps."scheduleId" = e.id AND proof.status = 'SUBMITTED')
  ORDER BY e."scheduleDate", e.id LIMIT ${AT_ONCE}`,
  {
    id: int,
    scheduleDate: textOf<Day>(),
    dueDay: textOf<Day>(),
    priceCentavos: int,
    reminderDays: listOf(int),
    reminderText: text,
    translations: json<Prisma.JsonValue>(),
    email: text,
    firstName: text,
    language: enumOf(Language),
    productName: text,
    invoiceNumber: text,
    sentDays: listOf(int),
  }
)

type DueEntry = RowOf<typeof DUE_ENTRIES>

// The reminder's row and its mail are written in one transaction, so each recorded reminder is mailed exactly once.
const remind = async (tx: Tx, entry: DueEntry, offsetDays: number) => {
  const { count } = await tx.paymentReminder.createMany({
    data: {
      scheduleId: entry.id,
      dueDate: dateColumnOf(entry.dueDay),
      offsetDays,
    },
    skipDuplicates: true,
  })
  if (count === 0) return
  const lang = entry.language
  await queueMail(
    tx,
    entry.email,
    paymentReminderEmail({
      ...entry,
      lang,
      text: textIn(entry, 'reminderText', lang) as string,
      offsetDays,
    })
  )
}

/**
 * Mails the reminders that are due today by the payment term of each bill. Bills with a pending proof get no reminder.
 */
export const sendReminders = async (today: Day) => {
  const from = addDays(
    today,
    -REMINDER_RANGE_DAYS - LAST_REMINDER_DAYS - 2 * PROMISE_DAYS
  )
  const to = addDays(today, REMINDER_RANGE_DAYS)
  let after: [Day, number] = [from, 0]
  for (;;) {
    const rows = await DUE_ENTRIES.all(pool, [from, to, ...after])
    if (rows.length === 0) return
    await inTransaction(async (tx) => {
      for (const entry of rows) {
        const { dueDay, reminderDays, sentDays } = entry
        const offset = reminderDue(dueDay, reminderDays, sentDays, today)
        if (offset !== null) await remind(tx, entry, offset)
      }
    })
    const last = rows[rows.length - 1]
    after = [last.scheduleDate, last.id]
  }
}
