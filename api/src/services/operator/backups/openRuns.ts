// A run is open until somebody ends it: the process that makes the backup, or `tendBackups` if that one has died.
import type { Prisma } from '@prisma/client'

import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'

import { tellOfBackup } from './tellOfBackup'

export const OPEN = ['QUEUED', 'RUNNING', 'VERIFYING'] as const

const isOpen = (id: number) =>
  ({ id, status: { in: [...OPEN] } }) satisfies Prisma.BackupRunWhereInput

type Change = Prisma.BackupRunUncheckedUpdateManyInput

/** @throws Error if the run was ended meanwhile */
export const noteRun = async (id: number, data: Change) => {
  const { count } = await db.backupRun.updateMany({ where: isOpen(id), data })
  if (count === 0) throw new Error('the run was ended meanwhile')
}

/** Ends a run and announces it. Resolves to whether it was open. */
export const endRunIn = async (tx: Tx, id: number, data: Change) => {
  const { count } = await tx.backupRun.updateMany({
    where: isOpen(id),
    data: { finishedAt: new Date(), ...data },
  })
  if (count > 0)
    await tellOfBackup(
      tx,
      await tx.backupRun.findUniqueOrThrow({ where: { id } })
    )
  return count > 0
}

export const endRun = (id: number, data: Change) =>
  inTransaction((tx) => endRunIn(tx, id, data))
