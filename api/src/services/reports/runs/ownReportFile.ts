import { currentUser } from 'src/lib/auth'
import { loadReader } from 'src/services/reports/engine/reportView'
import { reachReport } from 'src/services/reports/saved/savedReports'
import type { Lang } from 'src/shared/text/language'

import { tablesFor } from './tablesFor'
import { toCsvFile } from './writeTables'

/** A saved report that the viewer may open, as CSV. @throws NOT_FOUND, FORBIDDEN */
export const ownReportFile = async (id: string, lang: Lang) => {
  const report = await reachReport(id)
  const reader = await loadReader(currentUser().id)
  const { tables } = await tablesFor(
    report,
    reader,
    lang,
    async () => undefined
  )
  return toCsvFile(tables)
}
