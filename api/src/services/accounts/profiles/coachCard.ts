import type { UserProfile } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { isStaffLevels } from 'src/lib/access/staff'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { levelsByHand } from 'src/services/accounts/accessLevels/accessLevels'
import { coachCardRefusals } from 'src/shared/accounts/shown/coachRules'

const asCoachCard = (
  id: number,
  profile: Pick<UserProfile, 'story' | 'storyFil' | 'coachShownSince'> | null
) => ({
  id,
  story: profile?.story ?? '',
  storyFil: profile?.storyFil ?? '',
  shownSince: profile?.coachShownSince ?? null,
})

const isStaff = async () =>
  isStaffLevels(await levelsByHand(db, currentUser().id))

export const myCoachCard = (async () => {
  const { id } = currentUser()
  const profile = await db.userProfile.findUnique({ where: { userId: id } })
  // A former coach may still take the consent back.
  return (await isStaff()) || profile?.coachShownSince
    ? asCoachCard(id, profile)
    : null
}) satisfies QueryResolvers['myCoachCard']

/**
 * Saves the viewer's story, and their consent to be shown with it, their name and their picture on sales pages. The time
 * of the consent stays until it is taken back; the log keeps both times.
 * @throws BAD_USER_INPUT by field; FORBIDDEN if a learner agrees to be shown as a coach
 */
export const updateMyCoachCard = (async ({ input }) => {
  refuseInput(coachCardRefusals(input))
  if (input.isShown && !(await isStaff())) throw new AppError('FORBIDDEN')
  const { id: userId } = currentUser()
  return inTransaction(async (tx) => {
    const before = await tx.userProfile.findUnique({ where: { userId } })
    const columns = {
      story: input.story.trim(),
      storyFil: input.storyFil.trim(),
      coachShownSince: input.isShown
        ? (before?.coachShownSince ?? new Date())
        : null,
    }
    const profile = await tx.userProfile.upsert({
      where: { userId },
      create: { userId, ...columns },
      update: columns,
    })
    const was = before?.coachShownSince ?? null
    if ((was === null) === input.isShown)
      await logInfo(tx, {
        action: input.isShown ? 'user.consentGiven' : 'user.consentWithdrawn',
        entity: 'User',
        entityId: userId,
        before: { coachShownSince: was },
        after: { coachShownSince: profile.coachShownSince },
      })
    return asCoachCard(userId, profile)
  })
}) satisfies MutationResolvers['updateMyCoachCard']
