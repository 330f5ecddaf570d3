import {
  int,
  MANILA_TODAY,
  manilaDay,
  nullable,
  statement,
  textOf,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import type { Day } from 'src/shared/manilaTime'

const OWED = statement(
  `SELECT COALESCE(sum(d."owedCentavos"), 0)::int AS "owedCentavos",
     COALESCE(sum(d."owedCentavos") FILTER (WHERE d."dueOn" < today.day), 0)::int AS "overdueCentavos",
     (array_agg(d.id ORDER BY d."dueOn", d.id))[1] AS "nextBillId",
     (array_agg(reminded.day::text ORDER BY d."dueOn", d.id))[1] AS "nextBillRemindedOn"
   FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN app.desk_bill d ON d.id = e.id,
     (SELECT ${MANILA_TODAY} AS day) today,
     LATERAL (SELECT max(${manilaDay('r."createdAt"')}) AS day FROM "PaymentReminder" r
       WHERE r."scheduleId" = e.id) reminded
   WHERE i."userId" = $1 AND d."dueOn" IS NOT NULL`,
  {
    owedCentavos: int,
    overdueCentavos: int,
    nextBillId: nullable(int),
    nextBillRemindedOn: nullable(textOf<Day>()),
  }
)

/** A user's debt, how much of it is overdue, and the open bill that is due first, with its latest reminder. */
export const owedBy = (userId: number) => OWED.one(pool, [userId])
