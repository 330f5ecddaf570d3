import { currentUser } from 'src/lib/auth'
import { reportScope } from 'src/services/reports/engine/reportView'
import type { ReportReader } from 'src/services/reports/engine/runReport'
import type { Rights } from 'src/shared/access/permissions'

/** The current user as the reader of a report. */
export const reportReader = async (): Promise<ReportReader> => ({
  rights: currentUser() as unknown as Rights,
  scope: await reportScope(),
})
