import type { StoredFile } from '@prisma/client'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { isOfOpenResource } from 'src/services/learning/resourceFiles/isOfOpenResource'
import { can } from 'src/shared/permissions'

const isOfBugReport = async (fileId: number) =>
  (await db.bugReport.count({ where: { fileId } })) > 0

/** What a member handed in with a task is read by who reviews or leads its stage. */
const isTaskProofFor = async (
  { stagesAsReviewer = [], managedStage, ...viewer }: CurrentUser,
  fileId: number
) => {
  const reviewsAll = can(viewer, 'reviewMoveUp')
  const stages = [...stagesAsReviewer, ...(managedStage ? [managedStage] : [])]
  if (!reviewsAll && stages.length === 0) return false
  const count = await db.userTask.count({
    where: {
      proofFileId: fileId,
      ...(!reviewsAll && {
        task: { stageId: { in: stages.map(({ id }) => id) } },
      }),
    },
  })
  return count > 0
}

/**
 * Who may download a stored file: anybody when it is public or of a public resource, members when they are signed in,
 * otherwise its owner, whoever decides on payments, of a bug report's screenshot whoever reads these, of a task's proof
 * who looks after its stage, and of a resource whom this is for.
 */
export const mayReadFile = async (
  viewer: CurrentUser | null,
  { id, visibility, ownerId }: Pick<StoredFile, 'id' | 'visibility' | 'ownerId'>
) => {
  if (visibility === 'PUBLIC') return true
  if (!viewer) return isOfOpenResource(null, id)
  return (
    visibility === 'MEMBERS' ||
    ownerId === viewer.id ||
    can(viewer, 'approvePayment') ||
    (can(viewer, 'readBugReports') && isOfBugReport(id)) ||
    (await isTaskProofFor(viewer, id)) ||
    (await isOfOpenResource(viewer.id, id)) ||
    isOfOpenResource(null, id)
  )
}
