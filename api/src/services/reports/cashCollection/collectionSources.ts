// Where the rows of each tab of the cash collection come from: expiries, unenrolments or payments.
import type { Source } from 'src/services/reports/rows/source'
import { instantsOf } from 'src/services/reports/rows/spanOfDays'
import {
  collectionRanges,
  type CollectionTab,
} from 'src/shared/billing/collecting/collectionBucket'
import { GRACE_DAYS } from 'src/shared/constants'
import { addDays, startOfDay, type Day } from 'src/shared/manilaTime'
import type { DaySpan } from 'src/shared/reports/period'

type Parameter = (value: unknown) => string
type Narrow = (alias: string) => string[]

const expiring = (where: string[]): Source => ({
  from: '"Subscription" s',
  at: 's.expiry',
  id: 's.id',
  type: 'timestamptz',
  where: [`s.status = 'ACTIVE'`, ...where],
})

const left = (where: string[]): Source => ({
  from: '"Subscription" s',
  at: 's."unenrolledAt"',
  id: 's.id',
  type: 'timestamptz',
  where: [`s.status = 'UNENROLLED'`, 's."unenrolledAt" IS NOT NULL', ...where],
})

const before = (day: Day, parameter: Parameter) =>
  `s.expiry < ${parameter(startOfDay(day))}::timestamptz`

/** Payments of memberships that count: neither reversals nor reversed ones, nor what stays as credit. */
const paid = (span: DaySpan, narrow: Narrow, parameter: Parameter): Source => {
  const { since, before: until } = instantsOf(span)
  return {
    from: '"Payment" p',
    at: 'p."paidAt"',
    id: 'p.id',
    type: 'timestamptz',
    where: [
      `p."paidAt" >= ${parameter(since)}::timestamptz`,
      `p."paidAt" < ${parameter(until)}::timestamptz`,
      `p.kind = 'PAYMENT'`,
      'p."creditCentavos" = 0',
      'NOT EXISTS (SELECT 1 FROM "Payment" r WHERE r."reversesId" = p.id)',
      ...narrow('p'),
    ],
  }
}

type Asked = {
  tab: CollectionTab
  span: DaySpan
  today: Day
  narrow: Narrow
  parameter: Parameter
}

export const collectionSources = ({
  tab,
  span,
  today,
  narrow,
  parameter,
}: Asked): Source[] => {
  if (tab === 'collected') return [paid(span, narrow, parameter)]
  if (tab === 'unenrolled')
    return [
      expiring([
        before(addDays(today, -GRACE_DAYS), parameter),
        ...narrow('s'),
      ]),
      left(narrow('s')),
    ]
  if (tab === 'all')
    return [
      expiring([
        before(addDays(today, collectionRanges['er-warmup'].to + 1), parameter),
        ...narrow('s'),
      ]),
      left(narrow('s')),
    ]
  const { from, to } = collectionRanges[tab]
  return [
    expiring([
      `s.expiry >= ${parameter(startOfDay(addDays(today, from)))}::timestamptz`,
      before(addDays(today, to + 1), parameter),
      ...narrow('s'),
    ]),
  ]
}
