import type { StoredFile } from '@prisma/client'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { isInSeenPost } from 'src/services/community/feeds/posts/isInSeenPost'
import { isOfOpenResource } from 'src/services/learning/resources/resourceFiles/isOfOpenResource'
import { kindOf } from 'src/services/reports/saved/savedReports'
import { can } from 'src/shared/access/permissions'
import { openStatuses } from 'src/shared/community/moveUp'
import { pageOfReport } from 'src/shared/reports/engine/savedReport'

const isOfBugReport = async (fileId: number) =>
  (await db.bugReport.count({ where: { fileId } })) > 0

const isOfPaymentProof = async (fileId: number) =>
  (await db.paymentProof.count({ where: { fileId } })) > 0

const isOfPayout = async (fileId: number) =>
  (await db.payout.count({ where: { proofFileId: fileId } })) > 0

const isOfFormResponse = async (fileId: number) =>
  (await db.formResponseFile.count({ where: { fileId } })) > 0

/** A report is for those who may open its page today, and not for an administrator who acts as its owner. */
const isClosedReport = async (
  { isImpersonating, pageAccess }: CurrentUser,
  fileId: number
) => {
  const run = await db.reportRun.findUnique({
    where: { fileId },
    select: { category: true },
  })
  return (
    !!run &&
    (isImpersonating || !pageAccess[pageOfReport[kindOf(run.category)]])
  )
}

const isOwnFile = async (
  viewer: CurrentUser,
  { id, ownerId }: Pick<StoredFile, 'id' | 'ownerId'>
) => ownerId === viewer.id && !(await isClosedReport(viewer, id))

const isShownFace = async (fileId: number) =>
  (await db.user.count({
    where: {
      profileImageId: fileId,
      archivedAt: null,
      profile: { coachShownSince: { not: null } },
    },
  })) > 0

/**
 * Whether the file is the proof of a task on a stage that the viewer reviews or leads. With `reviewMoveUp` the stage
 * does not matter.
 */
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

/** Whether the file is the proof of a person of the group that the viewer leads, who asks to move up. */
const isMoveUpProofFor = async (
  { managedGroup }: CurrentUser,
  fileId: number
) =>
  !!managedGroup &&
  (await db.userTask.count({
    where: {
      proofFileId: fileId,
      user: {
        groupMemberships: { some: { groupId: managedGroup.id, endedAt: null } },
        moveUps: { some: { status: { in: [...openStatuses] } } },
      },
    },
  })) > 0

/**
 * Whether a viewer may download a stored file. Anyone may read public files, the files of public resources and the
 * pictures of coaches for as long as they agree to be shown. Signed-in users may read files for members. Any other file
 * is for its owner, staff who decide on payments (proofs of payment), staff who edit affiliates (proofs of payouts),
 * staff who read bug reports (screenshots), staff who read forms (files among the answers), the staff of a stage
 * (proofs of its tasks), the leaders of a group (proofs of its people who ask to move up), those who see a post (its
 * pictures) and the audience of a resource.
 */
export const mayReadFile = async (
  viewer: CurrentUser | null,
  file: Pick<StoredFile, 'id' | 'visibility' | 'ownerId'>
) => {
  const { id, visibility } = file
  if (visibility === 'PUBLIC') return true
  if (!viewer) return (await isShownFace(id)) || isOfOpenResource(null, id)
  return (
    visibility === 'MEMBERS' ||
    (await isOwnFile(viewer, file)) ||
    (can(viewer, 'approvePayment') && (await isOfPaymentProof(id))) ||
    (can(viewer, 'readBugReports') && (await isOfBugReport(id))) ||
    (can(viewer, 'editAffiliates') && (await isOfPayout(id))) ||
    (viewer.pageAccess.form && (await isOfFormResponse(id))) ||
    (await isTaskProofFor(viewer, id)) ||
    (await isMoveUpProofFor(viewer, id)) ||
    (await isInSeenPost(viewer.id, id)) ||
    (await isOfOpenResource(viewer.id, id)) ||
    isOfOpenResource(null, id)
  )
}
