import { useReportParams } from 'src/components/Reports/staff/figures/useReportParams'

import { isDay, manilaToday, type Day } from '$api/src/shared/manilaTime'
import {
  isCollectionGroup,
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

/** The state in the URL: ?period=QUARTERLY&from=2026-10-01&group=funnel; by default the current month by product. */
export const usePeriod = (today: Day = manilaToday()) => {
  const { read, change } = useReportParams()
  const period = reportPeriods.find((one) => one === read('period'))
  const from = read('from') ?? ''
  const to = read('to') ?? ''
  const group = read('group')
  const first = isDay(from) ? from : today
  const chosen: ChosenPeriod = {
    period: period ?? 'MONTHLY',
    from: first,
    group: isCollectionGroup(group) ? group : 'product',
    ...(period === 'CUSTOM_RANGE' && {
      to: isDay(to) && to >= first ? to : first < today ? today : first,
    }),
  }
  return {
    ...chosen,
    /** Changing the period or grouping closes the list of a line's payments. */
    change: (parts: Partial<ChosenPeriod>) =>
      change({ ...chosen, to: chosen.to ?? null, ...parts, line: null }),
  }
}
