// The history of backups (spec section 2.2, /backup/history).
import type { BackupRun, Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { manilaStamp } from 'src/shared/manilaTime'

import { restoresHere } from './restore/restoresHere'

export const withCreator = {
  createdBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.BackupRunInclude

/** The states of runs whose file is in the store. */
export const MADE = ['VERIFIED', 'SUCCEEDED'] as const

/** While it is stored, a run has the key already. */
export const storedKey = ({
  status,
  storageKey,
}: Pick<BackupRun, 'status' | 'storageKey'>) =>
  MADE.some((made) => made === status) ? storageKey : null

/** The name of the download. */
export const fileNameOf = ({
  createdAt,
  isEncrypted,
}: Pick<BackupRun, 'createdAt' | 'isEncrypted'>) =>
  `sulong-${manilaStamp(createdAt).replace(/\W+/g, '-')}.${isEncrypted ? 'tar.gz.age' : 'tar.gz'}`

type Run = Prisma.BackupRunGetPayload<{ include: typeof withCreator }>

export type RowCount = { table: string; rows: number }

/** Sums of days (schema app) come and go with what they sum up, so their rows say nothing about the school. */
const isRecord = ({ table }: RowCount) => table.startsWith('public.')

export const asBackupRun = ({
  createdBy,
  storageKey,
  size,
  rowCounts,
  ...run
}: Run) => {
  const counts = rowCounts as RowCount[]
  const hasFile = storedKey({ status: run.status, storageKey }) !== null
  return {
    ...run,
    size: size === null ? null : Number(size),
    hasFile,
    fileName: fileNameOf(run),
    isRestorable: hasFile && restoresHere(),
    createdByName: createdBy && fullName(createdBy),
    rowCounts: counts,
    rows: counts.filter(isRecord).reduce((sum, { rows }) => sum + rows, 0),
    seconds:
      run.startedAt && run.finishedAt
        ? Math.round(
            (run.finishedAt.getTime() - run.startedAt.getTime()) / 1000
          )
        : null,
  }
}

export const backupRunsPage = (async (table) => {
  const { rows, total } = await pageOf(
    table,
    (window) => db.backupRun.findMany({ include: withCreator, ...window }),
    () => db.backupRun.count()
  )
  return { rows: rows.map(asBackupRun), total }
}) satisfies QueryResolvers['backupRunsPage']

export const backupRun = (async ({ id }) => {
  const run = await db.backupRun.findUnique({
    where: { id },
    include: withCreator,
  })
  return run && asBackupRun(run)
}) satisfies QueryResolvers['backupRun']
