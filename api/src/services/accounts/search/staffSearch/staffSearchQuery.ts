// The staff's search as one statement. Its sources read ranges of indexes up to a bound, so that the cost does not grow
// with the school (docs/decisions/0049).
import { inScopeSql, type PeopleScope } from 'src/lib/access/scopes'

import { couponHits, funnelHits } from './funnelsSql'
import { invoiceHits, receiptHits, referenceHits } from './paymentsSql'
import { peopleFound, personHits } from './peopleSql'
import { HIT_COLUMNS } from './searchSql'

/** The sources that the viewer may search. */
type May = { people?: boolean; payments?: boolean; funnels?: boolean }

export type StaffSearch = {
  may: May
  /** Only the people of a stage and of a group, and their payments. */
  scope: PeopleScope | null
  typed: string
}

/** The statement of a search with at least one right; its rows are those of StaffHit. */
export const staffSearchQuery = ({ may, scope, typed }: StaffSearch) => {
  const values: (string | number)[] = []
  const parameter = (value: string | number) => `$${values.push(value)}`
  const isReached = inScopeSql(scope, 'u', parameter)
  const sources = { typed, parameter, isReached }

  const tables = may.people ? `WITH ${peopleFound(sources)}` : ''
  const hits = [
    may.people && personHits(may.payments === true),
    may.payments && invoiceHits(sources),
    may.payments && referenceHits(sources),
    may.payments && receiptHits(sources),
    may.funnels && funnelHits(sources),
    may.funnels && couponHits(sources),
  ].filter(Boolean)
  return {
    text: `${tables} SELECT * FROM (${hits.map((each) => `(${each})`).join(' UNION ALL ')}) hit(${HIT_COLUMNS})`,
    values,
  }
}

/** Arguments for each form of the statement. */
export const staffSearchSamples: StaffSearch[] = [
  {
    may: { people: true, payments: true, funnels: true },
    typed: '0917 123 4567',
    scope: { stageId: 1, groupId: 1 },
  },
  { may: { people: true }, typed: 'a1', scope: null },
  { may: { payments: true }, typed: '1234', scope: null },
  { may: { funnels: true }, typed: 'ana', scope: null },
]
