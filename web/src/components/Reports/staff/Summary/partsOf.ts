import {
  reportParts,
  type ReportKind,
  type ReportPart,
} from '$api/src/shared/reports/engine/measures'

/** What a report can be limited to or split by; what people buy matters to the summary only. */
export const partsOf: Record<ReportKind, readonly ReportPart[]> = {
  summary: reportParts,
  community: reportParts.filter(
    (part) => part !== 'product' && part !== 'funnel'
  ),
}
