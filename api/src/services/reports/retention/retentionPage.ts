import type { Enrolment } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import {
  MEMBERSHIP_JOINS,
  MEMBERSHIP_ROW,
  type MembershipRow,
} from 'src/services/reports/cashCollection/membershipRow'
import { reportRows } from 'src/services/reports/rows/reportRows'
import { parametersOf } from 'src/services/reports/rows/source'
import { instantsOf, spanOfDays } from 'src/services/reports/rows/spanOfDays'
import { dayOf, manilaToday } from 'src/shared/manilaTime'
import {
  renewalOutcome,
  renewalOutcomes,
} from 'src/shared/reports/renewalOutcome'
import { wordOf } from 'src/shared/text/enumWords'

import { COHORT_PARTS, outcomeSql } from './cohortSql'

type RetentionRow = MembershipRow & {
  renewedDay: string | null
  enrolment: Enrolment
  successManagerName: string | null
}

// Who cares for the member `u`.
const CARE_JOINS = `LEFT JOIN "SuccessManager" sm ON sm.id = u."successManagerId" LEFT JOIN "User" carer ON carer.id = sm."userId"`

const CARE_ROW = `jsonb_build_object('renewedDay', s."supersededOn", 'enrolment', u.enrolment,
  'successManagerName', carer."firstName" || ' ' || carer."lastName")`

/** The memberships behind a figure of the retention report, earliest end first. */
export const retentionPage = (async ({
  from,
  to,
  filter,
  successManagerId,
  ...args
}) => {
  const outcome = wordOf(renewalOutcomes, filter)
  const today = manilaToday()
  const values: unknown[] = []
  const parameter = parametersOf(values)
  const { since, before } = instantsOf(spanOfDays(from, to))
  const scope = scopeForUsers()
  const span = [
    `s.expiry >= ${parameter(since)}::timestamptz`,
    `s.expiry < ${parameter(before)}::timestamptz`,
  ]
  const wanted = [
    ...(outcome
      ? [`${outcomeSql(parameter(today))} = ${parameter(outcome)}`]
      : []),
    ...(scope
      ? [
          `EXISTS (SELECT 1 FROM "User" o WHERE o.id = s."userId" AND o."stageId" = ${parameter(scope.stageId)}::int)`,
        ]
      : []),
  ]
  if (successManagerId)
    wanted.push(
      `EXISTS (SELECT 1 FROM "User" o WHERE o.id = s."userId" AND o."successManagerId" = ${parameter(successManagerId)}::int)`
    )
  const joins = `JOIN "Subscription" s ON s.id = w.id`
  const { rows, ...page } = await reportRows<RetentionRow>(args, {
    sources: COHORT_PARTS.map((part) => ({
      from: '"Subscription" s',
      at: 's.expiry',
      id: 's.id',
      type: 'timestamptz' as const,
      where: [part, ...span],
    })),
    isNewestFirst: false,
    ...(wanted.length > 0 && {
      wanted: { joins, where: wanted.join(' AND ') },
    }),
    row: `(${MEMBERSHIP_ROW})::jsonb || ${CARE_ROW}`,
    joins: `${joins} ${MEMBERSHIP_JOINS} ${CARE_JOINS}`,
    values,
  })
  return {
    rows: rows.map((row) => ({
      ...row,
      outcome: renewalOutcome(
        {
          expiryDay: dayOf(new Date(row.expiry as string)),
          renewedDay: row.renewedDay,
          hasLeft: row.status === 'UNENROLLED',
        },
        today
      ),
    })),
    ...page,
  }
}) satisfies QueryResolvers['retentionPage']
