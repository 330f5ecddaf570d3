import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
import { parentSheets } from 'src/shared/settings/imports/templates'

const dependentSheets = ['Subscription', ...Object.keys(parentSheets)]

type Which = {
  /** Only the rows that depend on other rows: those with errors, and those that belong to others. */
  onlyDependent?: boolean
}

/** Has the rows of a run checked again by a job. */
export const queueCheck = async (
  tx: Tx,
  runId: number,
  { onlyDependent = false }: Which = {}
) => {
  await tx.importRow.updateMany({
    where: {
      runId,
      ...(onlyDependent && {
        OR: [{ result: 'ERROR' }, { sheet: { in: dependentSheets } }],
      }),
    },
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
