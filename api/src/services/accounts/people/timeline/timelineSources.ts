// The records of a person, each as entries of their timeline. `$1` is the person's id.
import type { TimelineFilter, TimelineKind } from 'types/graphql'

import { keysOf, MANILA_TODAY } from 'src/lib/database/sql'
import type { Lang } from 'src/shared/text/language'

/** The right without which the viewer does not see a source; none for those that belong to the person's page. */
export type TimelineRight = 'payments' | 'mails' | 'log'

type Source = {
  filter: TimelineFilter
  needs?: TimelineRight
  /** When it happened. */
  at: string
  /** Unique within the kind. */
  key: string
  title: string
  status?: string
  amount?: string
  by?: string
  from: string
}

const nameOf = (user: string) =>
  `${user}."firstName" || ' ' || ${user}."lastName"`

const titled = (row: string, column: string, lang: Lang) =>
  lang === 'fil'
    ? `COALESCE(NULLIF(${row}.translations #>> '{fil,${column}}', ''), ${row}.${column})`
    : `${row}.${column}`

export const sourcesIn = (lang: Lang): Record<TimelineKind, Source> => ({
  ORDER: {
    filter: 'MONEY',
    needs: 'payments',
    at: 'o."createdAt"',
    key: 'o.id',
    title: 'f.name',
    status: 'o.status::text',
    amount: 'i."totalCentavos"',
    from: `"Order" o JOIN "Funnel" f ON f.id = o."funnelId" LEFT JOIN "Invoice" i ON i."orderId" = o.id WHERE o."userId" = $1`,
  },
  BILL: {
    filter: 'MONEY',
    needs: 'payments',
    at: `(e."scheduleDate"::timestamp AT TIME ZONE 'Asia/Manila')`,
    key: 'e.id',
    title: 'i.number',
    status: `CASE WHEN e."waivedAt" IS NOT NULL THEN 'WAIVED' WHEN app.is_open(e) THEN 'UNPAID' ELSE 'PAID' END`,
    amount: 'e."priceCentavos"',
    from: `"Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
      WHERE i."userId" = $1 AND i."voidedAt" IS NULL AND e."cancelledAt" IS NULL AND e."scheduleDate" <= ${MANILA_TODAY}`,
  },
  PROOF: {
    filter: 'MONEY',
    needs: 'payments',
    at: 'p."createdAt"',
    key: 'p.id',
    title: 'p."referenceNo"',
    status: 'p.status::text',
    amount: 'p."amountCentavos"',
    by: nameOf('decider'),
    from: `"PaymentProof" p LEFT JOIN "User" decider ON decider.id = p."decidedById" WHERE p."userId" = $1`,
  },
  PAYMENT: {
    filter: 'MONEY',
    needs: 'payments',
    at: 'p."createdAt"',
    key: 'p.id',
    title: `COALESCE(p."receiptNumber", p."referenceNo", p.platform::text)`,
    status: 'p.kind::text',
    amount: `CASE WHEN p."amountCentavos" = 0 THEN p."creditCentavos" ELSE p."amountCentavos" END`,
    by: nameOf('approver'),
    from: `"Payment" p LEFT JOIN "User" approver ON approver.id = p."approvedById" WHERE p."userId" = ANY(app.persons($1))`,
  },
  REMINDER: {
    filter: 'MONEY',
    needs: 'payments',
    at: 'r."createdAt"',
    key: 'r.id',
    title: 'i.number',
    from: `"Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN "PaymentReminder" r ON r."scheduleId" = e.id WHERE i."userId" = $1`,
  },
  LESSON: {
    filter: 'LEARNING',
    at: 'p."completedAt"',
    key: 'p."lessonId"',
    title: titled('l', 'name', lang),
    from: `"LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId" WHERE p."userId" = $1 AND p."completedAt" IS NOT NULL`,
  },
  TASK: {
    filter: 'LEARNING',
    at: 'COALESCE(t."completedAt", t."submittedAt")',
    key: 't."taskId"',
    title: titled('task', 'title', lang),
    status: 't.status::text',
    by: nameOf('decider'),
    from: `"UserTask" t JOIN "Task" task ON task.id = t."taskId" LEFT JOIN "User" decider ON decider.id = t."decidedById"
      WHERE t."userId" = $1 AND COALESCE(t."completedAt", t."submittedAt") IS NOT NULL`,
  },
  MOVE_UP: {
    filter: 'LEARNING',
    at: 'm."submittedAt"',
    key: 'm.id',
    title: titled('stage', 'name', lang),
    status: 'm.status::text',
    by: nameOf('decider'),
    from: `"MoveUpRequest" m JOIN "Stage" stage ON stage.id = m."toStageId" LEFT JOIN "User" decider ON decider.id = m."decidedById"
      WHERE m."userId" = $1`,
  },
  CERTIFICATE: {
    filter: 'LEARNING',
    at: 'c."issuedAt"',
    key: 'c.id',
    title: 'c."courseTitle"',
    status: `CASE WHEN c."revokedAt" IS NOT NULL THEN 'REVOKED' END`,
    from: `"Certificate" c WHERE c."userId" = $1`,
  },
  EVENT: {
    filter: 'LEARNING',
    at: 'a."attendedAt"',
    key: 'a."occurrenceId"',
    title: titled('e', 'title', lang),
    from: `"Attendance" a JOIN "EventOccurrence" o ON o.id = a."occurrenceId" JOIN "Event" e ON e.id = o."eventId" WHERE a."userId" = $1`,
  },
  MAIL: {
    filter: 'STAFF',
    needs: 'mails',
    at: 'm."createdAt"',
    key: 'm.id',
    title: 'm.subject',
    status: 'm.status::text',
    from: `"OutboxEmail" m WHERE m."to" = (SELECT email FROM "User" WHERE id = $1)`,
  },
  NOTE: {
    filter: 'STAFF',
    needs: 'payments',
    at: 'n."createdAt"',
    key: 'n.id',
    title: 'n.text',
    by: nameOf('author'),
    from: `"PaymentNote" n JOIN "User" author ON author.id = n."authorId" WHERE n."userId" = $1`,
  },
  LOG: {
    filter: 'STAFF',
    needs: 'log',
    at: 'l."createdAt"',
    key: 'l.id',
    title: 'l.action',
    // Mails that staff sent.
    status: `CASE WHEN l.action = 'user.mailed' THEN l.after ->> 'subject' END`,
    by: nameOf('actor'),
    // Notes stand for themselves.
    from: `"InfoLog" l LEFT JOIN "User" actor ON actor.id = l."actorUserId"
      WHERE l.entity = 'User' AND l."entityId" = $1::text AND l.action <> 'paymentNote.added'`,
  },
})

export const timelineKinds = keysOf(sourcesIn('en'))
