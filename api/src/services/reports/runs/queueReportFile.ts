import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'

/** Has a job write the file, after the commit. */
export const queueReportFile = async (
  tx: Tx,
  data: Prisma.ReportRunUncheckedCreateInput
) => {
  const run = await tx.reportRun.create({ data })
  await addJob(
    tx,
    'writeReportFile',
    { runId: run.id },
    { key: `report-${run.id}` }
  )
  return run
}
