import type { ImportKind, ImportRun } from '@prisma/client'

import { inTransaction, isDuplicateKey } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refusalCode } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import { logger } from 'src/lib/logger'
import type { ErrorCode } from 'src/shared/errors'

import { checkRows } from '../check/checkRows'
import { PORTION } from '../check/checkRun'
import { loadActor } from '../importActor'
import {
  JOB_MS,
  lockTargets,
  showProgress,
  claimRun,
  prepareLongJob,
} from '../importJob'
import { queueCheck } from '../queueCheck'
import { tellOfImport } from '../tellOfImport'

import { courseSteps, groupSteps } from './writeContent'
import { memberSteps } from './writeMembers'
import { subscriptionSteps } from './writeSubscriptions'

const stepsOf: Record<ImportKind, typeof memberSteps> = {
  MEMBERS: [...memberSteps, ...subscriptionSteps],
  GROUPS: groupSteps,
  COURSES: courseSteps,
}

const asSeen = ({ result, notes, plan, targetId }: Record<string, unknown>) =>
  JSON.stringify([result, notes, plan, targetId], (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value
  )

/** Checks all rows again, now that their records are locked. @throws IMPORT_STALE if one of them comes out differently */
const requireSame = async (
  tx: Tx,
  run: ImportRun,
  onRows: (count: number) => Promise<unknown>
) => {
  const actor = await loadActor(tx, run.appliedById as number)
  if (!actor.mayImport(run.kind)) throw new AppError('FORBIDDEN')
  for (let after = 0, count = 0; ; ) {
    const next = await tx.importRow.findMany({
      where: { runId: run.id, isLeftOut: false, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PORTION,
    })
    if (next.length === 0) return
    const rows = next.filter(({ sheet }) => sheet === next[0].sheet)
    const checked = await checkRows(tx, run, actor, rows)
    checked.forEach((row, index) => {
      if (asSeen(row) !== asSeen(rows[index]))
        throw new AppError('IMPORT_STALE')
    })
    after = rows[rows.length - 1].id
    count += rows.length
    await onRows(count)
  }
}

/** In one transaction: all rows are written, or none. */
const apply = (runId: number) =>
  inTransaction(
    async (tx) => {
      if (!(await claimRun(tx, runId))) return
      const run = await tx.importRun.findUniqueOrThrow({ where: { id: runId } })
      if (run.status !== 'APPLYING') return
      const actorId = run.appliedById as number
      await prepareLongJob(tx)
      await lockTargets(tx, runId)
      const rows = await tx.importRow.count({
        where: { runId, isLeftOut: false },
      })
      const writing = stepsOf[run.kind]
      // Writing all rows takes about as long as checking them again.
      const steps = rows * 2
      await requireSame(tx, run, (done) => showProgress(runId, done, steps))
      for (const [index, write] of writing.entries()) {
        await write(tx, runId, actorId)
        const share = (index + 1) / writing.length
        await showProgress(runId, Math.floor(rows * (1 + share)), steps)
      }
      await logInfo(tx, {
        action: 'importRun.applied',
        entity: 'ImportRun',
        entityId: runId,
        after: { fileName: run.fileName, rows },
        userId: actorId,
      })
      await tellOfImport(tx, run, 'applied', { toId: actorId })
      if (run.mailsCredentials)
        await addJob(tx, 'mailImportCredentials', { runId })
      // Last, because the progress of a row that is locked cannot be shown.
      await tx.importRun.update({
        where: { id: runId },
        data: { status: 'DONE', failure: null, appliedAt: new Date() },
      })
    },
    { timeout: JOB_MS }
  )

const codeOf = (error: unknown): ErrorCode => {
  if (isDuplicateKey(error)) return 'IMPORT_STALE'
  try {
    return refusalCode(error)
  } catch {
    logger.error({ error }, 'import not applied')
    return 'IMPORT_BROKEN'
  }
}

/** Nothing was written: the run can be looked at and applied again. Records that have changed are checked again first. */
const fail = (runId: number, failure: ErrorCode) =>
  inTransaction(async (tx) => {
    const run = await tx.importRun.findUniqueOrThrow({ where: { id: runId } })
    const { count } = await tx.importRun.updateMany({
      where: { id: runId, status: 'APPLYING' },
      data: { status: 'CHECKED', failure },
    })
    if (count === 0) return
    if (failure === 'IMPORT_STALE') await queueCheck(tx, runId)
    await tellOfImport(tx, run, 'notApplied', {
      toId: run.appliedById as number,
      failure,
    })
  })

/** Writes the rows of a run whose status is APPLYING. Two jobs at once write them once. */
export const applyRun = async (runId: number) => {
  try {
    await apply(runId)
  } catch (error) {
    await fail(runId, codeOf(error))
  }
}
