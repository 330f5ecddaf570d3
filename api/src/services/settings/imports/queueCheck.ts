import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'

type Which = {
  /** Only the rows with errors, which depend on other rows. */
  onlyErrors?: boolean
}

/** Has the rows of a run checked again by a job. */
export const queueCheck = async (
  tx: Tx,
  runId: number,
  { onlyErrors = false }: Which = {}
) => {
  await tx.importRow.updateMany({
    where: { runId, ...(onlyErrors && { result: 'ERROR' }) },
    data: { result: null },
  })
  const rows = { runId, isLeftOut: false }
  const steps = await tx.importRow.count({ where: rows })
  const waiting = await tx.importRow.count({ where: { ...rows, result: null } })
  await tx.importRun.update({
    where: { id: runId },
    data: {
      status: 'CHECKING',
      steps,
      done: steps - waiting,
      touchedAt: new Date(),
    },
  })
  await addJob(tx, 'checkImport', { runId })
}
