import type { User } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { deletionAnsweredEmail } from 'src/emails/deletionAnsweredEmail'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import { queueMail } from 'src/lib/outbox'

import { EMPTIED } from '../personData'
import { requireHigherRank } from '../requireHigherRank'

import { emptyAddress, emptySlug } from './forgetAddresses'
import { forgetIdentity } from './forgetIdentity'
import { lockArchived } from './lockArchived'

/** Files of the user that belong to nothing of the school and to no payment. */
const removeOwnFiles = async (tx: Tx, ownerId: number) => {
  const files = await tx.storedFile.findMany({
    where: {
      ownerId,
      proofs: { none: {} },
      productCovers: { none: {} },
      courseCovers: { none: {} },
      lessonVideos: { none: {} },
      lessonAudios: { none: {} },
      lessonFiles: { none: {} },
      resourceFiles: { none: {} },
      resourceVersions: { none: {} },
      landingPages: { none: {} },
      paymentQrs: { none: {} },
      payoutProofs: { none: {} },
    },
    select: { id: true, storageKey: true },
  })
  const fileId = { in: files.map(({ id }) => id) }
  await tx.formResponseFile.deleteMany({ where: { fileId } })
  await tx.feedPicture.deleteMany({ where: { fileId } })
  await tx.storedFile.deleteMany({ where: { id: fileId } })
  // Pictures of payments stay with the books; only their names are the person's.
  await tx.storedFile.updateMany({
    where: { ownerId, proofs: { some: {} } },
    data: { name: EMPTIED },
  })
  for (const { storageKey } of files)
    await addJob(tx, 'removeStoredFile', { key: storageKey })
}

/** The account without its person, for the rows that still refer to it: ids, books and results. */
const emptyAccount = (id: number) => ({
  email: emptyAddress(id),
  slug: emptySlug(id),
  // Nobody can enter an underscore, so it is free.
  tribeId: `X_${id}`,
  firstName: 'Anonymised',
  lastName: `Person ${id}`,
  hashedPassword: 'none',
  salt: 'none',
  facebookProfile: null,
  profileImageId: null,
  emailConfirmedAt: null,
})

/** Ends a request for deletion that waits. @returns whether there was one */
const answerRequest = async (tx: Tx, { id: userId }: User) => {
  const { count } = await tx.deletionRequest.updateMany({
    where: { userId, status: 'WAITING' },
    data: {
      status: 'DONE',
      decidedAt: new Date(),
      decidedById: currentUser().id,
    },
  })
  return count > 0
}

/** The last mail to a person who asked for it; its text is erased once it is sent, and the row is deleted after a week. */
const sayGoodbye = (
  tx: Tx,
  { firstName, language: lang }: User,
  email: string
) =>
  queueMail(tx, email, {
    ...deletionAnsweredEmail({ lang, firstName, reason: null }),
    isSecret: true,
  })

/** Forgets the identity in one of a person's accounts. */
const emptyOne = async (
  tx: Tx,
  user: User,
  addresses: Parameters<typeof forgetIdentity>[2]
) => {
  const { id } = user
  await tx.user.update({ where: { id }, data: emptyAccount(id) })
  await forgetIdentity(tx, user, addresses)
  await removeOwnFiles(tx, id)
}

/**
 * Replaces the identity of an archived user for good: names, address, profile, pictures, files and texts about
 * themselves. Books, points, certificates' numbers and the log stay, and their sums with them. A second time changes
 * nothing. Accounts that were merged into it go with it.
 * @throws CONFIRMATION_WRONG by field unless it is the tribe id; USER_NOT_ARCHIVED, USER_MERGED, NOT_LOWER_RANK, NOT_FOUND
 */
export const anonymiseUser = (async ({ id, confirmation }) =>
  inTransaction(async (tx) => {
    const { user, archive, snapshot } = await lockArchived(tx, id)
    if (archive.anonymisedAt) return true
    // The person continues in the account into which this one was merged.
    if (user.mergedIntoId) throw new AppError('USER_MERGED')
    await requireHigherRank(tx, id)
    refuseInput({
      confirmation:
        confirmation.trim() !== user.tribeId && 'CONFIRMATION_WRONG',
    })
    const hasAsked = await answerRequest(tx, user)
    const email = snapshot.email ?? user.email
    const isOfAnother =
      (await tx.user.count({ where: { email, id: { not: id } } })) > 0
    await emptyOne(tx, user, {
      emails: [user.email, email],
      // Rows after the release of the address belong to the account that has it now.
      before: isOfAnother ? archive.archivedAt : new Date(),
    })
    const merged = await tx.user.findMany({ where: { mergedIntoId: id } })
    for (const other of merged)
      await emptyOne(tx, other, { emails: [other.email], before: new Date() })
    if (hasAsked && !isOfAnother) await sayGoodbye(tx, user, email)
    await tx.userArchive.update({
      where: { id: archive.id },
      data: { anonymisedAt: new Date(), anonymisedById: currentUser().id },
    })
    await logInfo(tx, {
      action: 'user.anonymised',
      entity: 'User',
      entityId: id,
    })
    return true
  })) satisfies MutationResolvers['anonymiseUser']
