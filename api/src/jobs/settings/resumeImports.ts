import type { ImportStatus } from '@prisma/client'

import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { addJob } from 'src/lib/jobs/jobs'

const jobs: Partial<Record<ImportStatus, string>> = {
  CHECKING: 'checkImport',
  APPLYING: 'applyImport',
  UNDOING: 'undoImport',
}

/** A job at work gives a sign of life after each portion of rows. */
const SILENT_MINUTES = 2

/** Takes up imports whose job has died with its process; a job that is alive keeps its run to itself. */
const resumeImports = async () => {
  const silent = await db.importRun.findMany({
    where: {
      status: { in: Object.keys(jobs) as ImportStatus[] },
      touchedAt: { lt: earlier(new Date(), SILENT_MINUTES, 'minute') },
    },
    select: { id: true, status: true },
  })
  for (const { id, status } of silent)
    await inTransaction((tx) =>
      addJob(tx, jobs[status] as string, { runId: id }, { key: `import-${id}` })
    )
}

export default resumeImports
