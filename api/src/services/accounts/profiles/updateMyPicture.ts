import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { showPicture } from 'src/services/accounts/files/showPicture'

import { asProfile, withProfileParts } from './asProfile'

/** The previous picture becomes private to its owner again, unless it is shown elsewhere. */
const hideFromMembers = (tx: Tx, id: number, ownerId: number) =>
  tx.storedFile.updateMany({
    where: {
      id,
      ownerId,
      visibility: 'MEMBERS',
      productCovers: { none: {} },
      courseCovers: { none: {} },
    },
    data: { visibility: 'PRIVATE' },
  })

/** @throws BAD_USER_INPUT unless the file is the member's own picture */
export const updateMyPicture = (async ({ fileId = null }) => {
  const { id } = currentUser()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', id)
    const before = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { profileImageId: true },
    })
    if (fileId !== null && fileId !== before.profileImageId)
      await showPicture(tx, {
        id: fileId,
        ownerId: id,
        to: 'MEMBERS',
        field: 'fileId',
      })
    if (before.profileImageId && before.profileImageId !== fileId)
      await hideFromMembers(tx, before.profileImageId, id)
    const person = await tx.user.update({
      where: { id },
      data: { profileImageId: fileId },
      include: withProfileParts,
    })
    await logInfo(tx, {
      action: 'profile.pictureUpdated',
      entity: 'User',
      entityId: id,
      before,
      after: { profileImageId: fileId },
    })
    return asProfile(person)
  })
}) satisfies MutationResolvers['updateMyPicture']
