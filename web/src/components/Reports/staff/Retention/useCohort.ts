import { useReportParams } from 'src/components/Reports/staff/figures/useReportParams'

import { addDays, addMonths, manilaToday } from '$api/src/shared/manilaTime'
import { renewalOutcomes } from '$api/src/shared/reports/renewalOutcome'

/** ?year=2026&month=2026-03&outcome=lapsed: the shown year, and the members opened below. */
export const useCohort = () => {
  const { read, change, addressWith } = useReportParams()
  const wanted = read('year') ?? ''
  const year = /^20\d\d$/.test(wanted) ? wanted : manilaToday().slice(0, 4)
  const month = read('month') ?? ''
  const first = `${month}-01`
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
  return {
    year,
    setYear: (to: string) => change({ year: to, month: null, outcome: null }),
    chosen: isMonth
      ? {
          from: first,
          to: addDays(addMonths(first, 1), -1),
          outcome: renewalOutcomes.find((one) => one === read('outcome')),
        }
      : null,
    linkTo: (from: string | null, outcome?: string) =>
      addressWith({ month: from?.slice(0, 7), outcome }),
  }
}
