import { matching, oneOf, text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { isDay, manilaToday, type Day } from '$api/src/shared/manilaTime'
import {
  collectionGroups,
  type CollectionGroup,
} from '$api/src/shared/reports/collectionGroups'
import {
  reportPeriods,
  type ReportPeriod,
} from '$api/src/shared/reports/period'

export type ChosenPeriod = {
  period: ReportPeriod
  from: Day
  to?: Day
  group: CollectionGroup
}

const parameters = {
  period: oneOf(reportPeriods),
  from: matching(isDay),
  to: matching(isDay),
  group: oneOf(collectionGroups),
  line: text,
}

/**
 * The state in the URL: ?period=QUARTERLY&from=2026-10-01&group=funnel; by default the current month by product. Reports
 * without groupings leave `group` out.
 */
export const usePeriod = (
  today: Day = manilaToday(),
  { hasGroups = true } = {}
) => {
  const [{ period, from, to, group }, set] = useUrlState(parameters)
  const first = from ?? today
  const chosen: ChosenPeriod = {
    period: period ?? 'MONTHLY',
    from: first,
    group: group ?? 'product',
    ...(period === 'CUSTOM_RANGE' && {
      to: to && to >= first ? to : first < today ? today : first,
    }),
  }
  return {
    ...chosen,
    /** Changing the period or grouping closes the list of a line's payments. */
    change: (parts: Partial<ChosenPeriod>) =>
      set({
        ...chosen,
        to: chosen.to,
        ...parts,
        ...(!hasGroups && { group: undefined }),
        line: undefined,
      }),
  }
}
