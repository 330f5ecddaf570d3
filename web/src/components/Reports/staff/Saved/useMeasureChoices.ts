import { useMeasureWords } from 'src/components/Reports/staff/Summary/measures/useMeasureWords'

import {
  contentKinds,
  measuresOf,
  type ReportKind,
} from '$api/src/shared/reports/engine/measures'

/** The measures of a report, as choices of its columns. */
export const useMeasureChoices = (kind: ReportKind) => {
  const wordsOf = useMeasureWords()
  const keys = new Set(
    contentKinds.flatMap((content) => measuresOf(kind, content))
  )
  return [...keys].map((key) => ({ value: key, label: wordsOf(key).name }))
}
