import type { ImportRun, ImportStatus } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { earlier } from 'src/lib/instants'
import { addJob } from 'src/lib/jobs/jobs'
import { requireRecentProof } from 'src/lib/sessions/secondFactor'
import { UNDO_DAYS } from 'src/shared/settings/imports/templates'

import { asImportRun, withPeople } from './asImportRun'
import { kindsOf } from './importActor'
import { queueCheck } from './queueCheck'

/**
 * Changes an import that is in the given status, under its lock.
 * @throws NOT_FOUND; IMPORT_CHANGED_SINCE if another person was faster
 */
const changing = async (
  id: number,
  status: ImportStatus,
  change: (tx: Tx, run: ImportRun) => Promise<unknown>
) =>
  inTransaction(async (tx) => {
    const where = { id, kind: { in: kindsOf(currentUser()) } }
    found(await tx.importRun.findFirst({ where, select: { id: true } }))
    await lockRow(tx, 'ImportRun', id)
    const run = found(await tx.importRun.findFirst({ where }))
    if (run.status !== status) throw new AppError('IMPORT_CHANGED_SINCE')
    await change(tx, run)
    return asImportRun(
      await tx.importRun.findUniqueOrThrow({
        where: { id },
        include: withPeople,
      })
    )
  })

/**
 * Leaves rows out of an import, or takes them in again: the given ones, or all with errors. Rows with errors are checked
 * again, since they may depend on the others.
 * @throws NOT_FOUND, IMPORT_CHANGED_SINCE
 */
export const leaveOutImportRows = (async ({ id, rowIds, isLeftOut }) =>
  changing(id, 'CHECKED', async (tx) => {
    await tx.importRow.updateMany({
      where: {
        runId: id,
        ...(rowIds ? { id: { in: rowIds } } : { result: 'ERROR' }),
        isLeftOut: !isLeftOut,
      },
      // A row that comes in again is checked like a new one.
      data: { isLeftOut, ...(!isLeftOut && { result: null }) },
    })
    await queueCheck(tx, id, { onlyDependent: true })
  })) satisfies MutationResolvers['leaveOutImportRows']

/** Checks all rows again, for example after the batch that they name was created. @throws NOT_FOUND, IMPORT_CHANGED_SINCE */
export const checkImportAgain = (async ({ id }) =>
  changing(id, 'CHECKED', (tx) =>
    queueCheck(tx, id)
  )) satisfies MutationResolvers['checkImportAgain']

/**
 * Marks a checked import as being applied by the signed-in user; the caller sees that it is written. Imports give rights and
 * enrolment by any way, so the proof is asked here.
 */
export const beginApplying = async (id: number, mailsCredentials: boolean) => {
  requireRecentProof()
  return changing(id, 'CHECKED', async (tx, run) => {
    const rows = { runId: id, isLeftOut: false }
    const errors = await tx.importRow.count({
      where: { ...rows, result: 'ERROR' },
    })
    if (errors > 0) throw new AppError('IMPORT_HAS_ERRORS')
    const changes = await tx.importRow.count({
      where: { ...rows, result: { in: ['NEW', 'UPDATE'] } },
    })
    if (changes === 0) throw new AppError('IMPORT_NOTHING')
    await tx.importRun.update({
      where: { id },
      data: {
        status: 'APPLYING',
        mailsCredentials: mailsCredentials && run.kind === 'MEMBERS',
        appliedById: currentUser().id,
        failure: null,
        done: 0,
        touchedAt: new Date(),
      },
    })
    await addJob(tx, 'applyImport', { runId: id })
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'sha256'))
      throw new AppError('IMPORT_FILE_TWICE')
    throw error
  })
}

/**
 * Has a job write all rows of a checked import, or none.
 * @throws IMPORT_HAS_ERRORS, IMPORT_NOTHING, IMPORT_FILE_TWICE, NOT_FOUND, IMPORT_CHANGED_SINCE
 */
export const applyImport = (async ({ id, mailsCredentials }) =>
  beginApplying(
    id,
    mailsCredentials === true
  )) satisfies MutationResolvers['applyImport']

/**
 * Has a job take an applied import back.
 * @throws REASON_REQUIRED, TOO_LONG by field; IMPORT_TOO_OLD, NOT_FOUND, IMPORT_CHANGED_SINCE
 */
export const undoImport = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return changing(id, 'DONE', async (tx, { appliedAt, fileName }) => {
    if (!appliedAt || appliedAt < earlier(new Date(), UNDO_DAYS, 'day'))
      throw new AppError('IMPORT_TOO_OLD')
    await tx.importRun.update({
      where: { id },
      data: {
        status: 'UNDOING',
        undoneById: currentUser().id,
        undoReason: reason,
        failure: null,
        done: 0,
        touchedAt: new Date(),
      },
    })
    await logInfo(tx, {
      action: 'importRun.requested',
      entity: 'ImportRun',
      entityId: id,
      after: { fileName, reason },
    })
    await addJob(tx, 'undoImport', { runId: id })
  })
}) satisfies MutationResolvers['undoImport']

/** Forgets an import that was not applied, with its rows. @throws NOT_FOUND, IMPORT_CHANGED_SINCE */
export const discardImport = (async ({ id }) => {
  await changing(id, 'CHECKED', (tx, { fileName }) =>
    logInfo(tx, {
      action: 'importRun.discarded',
      entity: 'ImportRun',
      entityId: id,
      before: { fileName },
    })
  )
  await db.importRun.deleteMany({ where: { id, status: 'CHECKED' } })
  return true
}) satisfies MutationResolvers['discardImport']
