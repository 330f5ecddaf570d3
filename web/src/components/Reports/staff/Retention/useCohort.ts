import { int, matching, oneOf } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { addDays, addMonths, manilaToday } from '$api/src/shared/manilaTime'
import {
  renewalOutcomes,
  type RenewalOutcome,
} from '$api/src/shared/reports/renewalOutcome'

const parameters = {
  year: matching((word) => /^20\d\d$/.test(word)),
  month: matching((word) => /^20\d\d-(0[1-9]|1[0-2])$/.test(word)),
  outcome: oneOf(renewalOutcomes),
  manager: int,
}

/** ?year=2026&month=2026-03&outcome=lapsed&manager=3: the shown year, and the members opened below. */
export const useCohort = () => {
  const [{ year, month, outcome, manager }, set, hrefWith] =
    useUrlState(parameters)
  const first = `${month}-01`
  return {
    year: year ?? manilaToday().slice(0, 4),
    setYear: (to: string) =>
      set({ year: to, month: undefined, outcome: undefined }),
    /** Only members in the care of this success manager. */
    managerId: manager,
    setManagerId: (word: string) => set({ manager: parameters.manager(word) }),
    chosen: month
      ? {
          from: first,
          to: addDays(addMonths(first, 1), -1),
          outcome,
        }
      : null,
    linkTo: (from: string | null, outcome?: RenewalOutcome) =>
      hrefWith({ month: from?.slice(0, 7), outcome }),
  }
}
