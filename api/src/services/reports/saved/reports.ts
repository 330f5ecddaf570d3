import type { Report } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { asReportColumns } from 'src/shared/reports/engine/savedReport'

import { readableMeasures } from '../engine/reportView'

import { asReport, reachReport, visibleReports } from './savedReports'

/** More than a viewer can have: fifty of their own, the system's, and what others share. */
const MOST_LISTED = 500

/** Whether one of the chosen numbers is for the viewer. */
const hasNumbers = ({ columns }: Pick<Report, 'columns'>) => {
  const keys = asReportColumns(columns)
  return (
    keys.length === 0 || readableMeasures(keys, currentUser(), null).length > 0
  )
}

/** The viewer's own reports, those shared with their role, and those that every school has and that show them numbers. */
export const reports = (async () => {
  const rows = await db.report.findMany({
    where: visibleReports(),
    include: { owner: { select: { firstName: true, lastName: true } } },
    orderBy: [{ isSystem: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    take: MOST_LISTED,
  })
  return rows.filter((row) => !row.isSystem || hasNumbers(row)).map(asReport)
}) satisfies QueryResolvers['reports']

/** @throws NOT_FOUND for a report that the viewer may not open */
export const report = (async ({ id }) =>
  asReport(await reachReport(id))) satisfies QueryResolvers['report']
