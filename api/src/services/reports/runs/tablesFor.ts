import { AppError } from 'src/lib/errors'
import { loadReader } from 'src/services/reports/engine/reportView'
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
  userId: number
  category: string
  params: unknown
  columns: string[]
}

/**
 * The tables of a report with the rights and the people that a user has now.
 * @throws FORBIDDEN if the user may not open the report
 */
export const tablesFor = async (
  { userId, category, params: kept, columns }: Shown,
  lang: Lang,
  onProgress: (done: number, steps: number) => Promise<unknown>
) => {
  const kind = kindOf(category)
  const { rights, scope } = await loadReader(userId)
  if (!rights.pageAccess[pageOfReport[kind]]) throw new AppError('FORBIDDEN')
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
    reader: { rights, scope },
    lang,
    onProgress,
  })
}
