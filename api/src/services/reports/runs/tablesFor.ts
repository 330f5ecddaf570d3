import { AppError } from 'src/lib/errors'
import type { loadReader } from 'src/services/reports/engine/reportView'
import { kindOf } from 'src/services/reports/saved/savedReports'
import { manilaToday } from 'src/shared/manilaTime'
import {
  asReportColumns,
  asReportParams,
  choiceOn,
  pageOfReport,
} from 'src/shared/reports/engine/savedReport'
import type { Lang } from 'src/shared/text/language'

import { reportTables } from './reportTables'

type Shown = {
  category: string
  params: unknown
  columns: string[]
}

/** The tables of a report as a reader may see it. @throws FORBIDDEN if they may not open it */
export const tablesFor = async (
  { category, params: kept, columns }: Shown,
  reader: Awaited<ReturnType<typeof loadReader>>,
  lang: Lang,
  onProgress: (done: number, steps: number) => Promise<unknown>
) => {
  const kind = kindOf(category)
  if (!reader.rights.pageAccess[pageOfReport[kind]])
    throw new AppError('FORBIDDEN')
  const params = asReportParams(kept)
  const { part, key, by, content } = params
  return reportTables({
    wish: {
      report: kind,
      content,
      choice: choiceOn(params, manilaToday()),
      filter: part && key ? { part, key } : null,
    },
    columns: asReportColumns(columns),
    by: by ?? 'stage',
    reader,
    lang,
    onProgress,
  })
}
