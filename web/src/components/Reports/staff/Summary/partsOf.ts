import {
  reportParts,
  type ReportKind,
  type ReportPart,
} from '$api/src/shared/reports/engine/measures'

/** The limits and splits of a report; what people buy matters to the summary only. */
export const partsOf: Record<ReportKind, readonly ReportPart[]> = {
  summary: reportParts,
  community: reportParts.filter(
    (part) => part !== 'product' && part !== 'funnel'
  ),
}
