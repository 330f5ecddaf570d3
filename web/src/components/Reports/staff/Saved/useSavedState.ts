import { routes } from '@redwoodjs/router'

import {
  filterOf,
  useReportState,
  type ReportState,
} from 'src/components/Reports/staff/Summary/useReportState'

import type { SavedReport } from './savedReport'

import {
  contentKinds,
  reportKinds,
  reportParts,
  type ReportKind,
} from '$api/src/shared/reports/engine/measures'
import { wordOf } from '$api/src/shared/text/enumWords'

export const kindOf = ({ category }: SavedReport): ReportKind =>
  wordOf(reportKinds, category) ?? 'summary'

const pageOf = {
  summary: 'reportSummary',
  community: 'communityReport',
} as const

/** The state of a report as it is saved, and the address of the screen that shows the same and can be changed. */
export const useSavedState = (saved: SavedReport) => {
  const state = useReportState()
  const { period, from, to } = saved
  const part = wordOf(reportParts, saved.part)
  const key = saved.key ?? undefined
  const by = state.by ?? wordOf(reportParts, saved.by)
  const content = wordOf(contentKinds, saved.content) ?? 'courses'
  const kind = kindOf(saved)
  const shown = {
    period,
    from,
    ...(period === 'CUSTOM_RANGE' && to && { to }),
    ...(by && { by }),
    ...(kind === 'community' && { content }),
  }
  const hrefWith: ReportState['hrefWith'] = (changes) =>
    routes[pageOf[kind]]({
      ...shown,
      ...Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, String(value)])
      ),
    })
  return {
    state: {
      ...state,
      part,
      key,
      by,
      content,
      hrefWith,
      days: { period, from, ...(shown.to && { to: shown.to }) },
      filter: filterOf(part, key),
      isChangeable: false,
    },
    changeTo: hrefWith({
      ...(part && key && { part, key }),
      ...(saved.isOwn && { saved: saved.id }),
    }),
  }
}
