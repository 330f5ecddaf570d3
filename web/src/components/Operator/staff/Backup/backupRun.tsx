import type { BackupRunFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

import { sizeText } from './sizeText'

registerFragment(gql`
  fragment BackupRunFields on BackupRun {
    id
    trigger
    status
    percent
    includesFiles
    isEncrypted
    hasFile
    fileName
    isRestorable
    size
    sha256
    schemaVersion
    product
    rows
    fileCount
    missingFiles
    createdAt
    startedAt
    finishedAt
    seconds
    verifiedAt
    copiedAt
    failure
    failureDetail
    createdByName
  }
`)

export const statusTones: Record<BackupRunFields['status'], BadgeTone> = {
  QUEUED: 'info',
  RUNNING: 'info',
  VERIFYING: 'info',
  VERIFIED: 'success',
  SUCCEEDED: 'warning',
  FAILED: 'error',
  EXPIRED: 'neutral',
}

export const isRunning = ({ status }: Pick<BackupRunFields, 'status'>) =>
  ['QUEUED', 'RUNNING', 'VERIFYING'].includes(status)

/** The history, or one backup of it. */
export const historyPath = (run?: number) =>
  routes.backupHistory({ ...(run && { run }) })

export const columns: Column<BackupRunFields>[] = [
  dateColumn('createdAt', { look: 'time' }),
  badgeColumn('status', statusTones, fixed),
  choiceColumn('trigger', fixed),
  textColumn('size', {
    ...fixed,
    align: 'right',
    value: ({ size }) => size !== null && size !== undefined && sizeText(size),
  }),
  numberColumn('rows', fixed),
  dateColumn('verifiedAt', { ...fixed, look: 'time' }),
  numberColumn('seconds', more),
  textColumn('createdByName', more),
]

/** The facts of a backup that was made. */
export const facts: Column<BackupRunFields>[] = [
  ...columns.filter(({ key }) => !['createdAt', 'status'].includes(key)),
  dateColumn('copiedAt', { look: 'time' }),
  badgeColumn('isEncrypted', { true: 'success', false: 'outline' }),
  badgeColumn('includesFiles', { true: 'success', false: 'outline' }),
  numberColumn('fileCount'),
  numberColumn('missingFiles'),
  textColumn('product'),
  textColumn('schemaVersion'),
  textColumn('sha256', {
    value: ({ sha256 }) =>
      sha256 && <code className="text-sm break-all">{sha256}</code>,
  }),
]
