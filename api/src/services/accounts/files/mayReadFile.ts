import type { StoredFile } from '@prisma/client'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { can } from 'src/shared/permissions'

const isOfBugReport = async (fileId: number) =>
  (await db.bugReport.count({ where: { fileId } })) > 0

/**
 * Who may download a stored file: anybody when it is public, members when they are signed in, otherwise its
 * owner, whoever decides on payments, and of a bug report's screenshot whoever reads these.
 */
export const mayReadFile = async (
  viewer: CurrentUser | null,
  { id, visibility, ownerId }: Pick<StoredFile, 'id' | 'visibility' | 'ownerId'>
) => {
  if (visibility === 'PUBLIC') return true
  if (!viewer) return false
  return (
    visibility === 'MEMBERS' ||
    ownerId === viewer.id ||
    can(viewer, 'approvePayment') ||
    (can(viewer, 'readBugReports') && isOfBugReport(id))
  )
}
