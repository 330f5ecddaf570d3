import { usePeriod } from 'src/components/Reports/staff/Collections/usePeriod'
import { oneOf, text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { manilaToday } from '$api/src/shared/manilaTime'
import {
  contentKinds,
  measureKeys,
  reportParts,
  type ReportPart,
} from '$api/src/shared/reports/engine/measures'
import { enumValueOf, type EnumValue } from '$api/src/shared/text/enumWords'

const parameters = {
  part: oneOf(reportParts),
  key: text,
  by: oneOf(reportParts),
  content: oneOf(contentKinds, 'courses'),
  show: oneOf(measureKeys),
  entries: oneOf(measureKeys),
  saved: text,
}

type Filter = { part: EnumValue<ReportPart>; partKey: string }

/** The variables of a query for what a report is limited to; React keeps a prop named `key` to itself. */
export const filterOf = (
  part?: ReportPart,
  key?: string
): Filter | Record<never, never> =>
  part && key ? { part: enumValueOf(part), partKey: key } : {}

/**
 * The state of a report in the URL: its period, what it is limited to (part and key), what its lines are (by), the content
 * kind, the measure of the chart (show), the one whose entries are listed, and the report that is being changed (saved).
 */
export const useReportState = () => {
  const period = usePeriod(manilaToday(), { hasGroups: false })
  const [state, set, hrefWith] = useUrlState(parameters)
  const { part, key } = state
  return {
    ...state,
    period,
    set,
    hrefWith,
    /** The arguments of a query for the period. */
    days: {
      period: period.period,
      from: period.from,
      ...(period.to && { to: period.to }),
    },
    filter: filterOf(part, key),
    /** Whether the viewer may limit the report to others. */
    isChangeable: true,
  }
}

export type ReportState = ReturnType<typeof useReportState>
