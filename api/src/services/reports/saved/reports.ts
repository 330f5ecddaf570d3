import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'

import { asReport, reachReport, visibleReports } from './savedReports'

/** More than a viewer can have: fifty of their own, the system's, and what others share. */
const MOST_LISTED = 500

/** The viewer's own reports, those shared with their role, and those that every school has. */
export const reports = (async () => {
  const rows = await db.report.findMany({
    where: visibleReports(),
    include: { owner: { select: { firstName: true, lastName: true } } },
    orderBy: [{ isSystem: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    take: MOST_LISTED,
  })
  return rows.map(asReport)
}) satisfies QueryResolvers['reports']

/** @throws NOT_FOUND for a report that the viewer may not open */
export const report = (async ({ id }) =>
  asReport(await reachReport(id))) satisfies QueryResolvers['report']
