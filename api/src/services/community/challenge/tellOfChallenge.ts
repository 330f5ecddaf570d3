import type { Challenge } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { notify, notifyAll, type Named } from 'src/lib/notices'
import type { NoticeFacts, Titled } from 'src/shared/accounts/notices'

export const CHALLENGE_PATH = '/challenge-buddies'

type Change = Omit<NoticeFacts['CHALLENGE'], keyof Titled | 'name'> & {
  buddy?: Named
}

type Titles = Pick<Challenge, 'name' | 'translations'>

/** The notice of a change of a challenge. */
export const challengeNotice = (
  { name, translations }: Titles,
  { buddy, ...change }: Change
) => ({
  kind: 'CHALLENGE' as const,
  facts: {
    title: name,
    titleFil:
      (translations as { fil?: { name?: string } } | null)?.fil?.name ?? null,
    ...change,
  },
  about: buddy ? [buddy] : [],
  path: CHALLENGE_PATH,
})

/**
 * Tells a participant of a change.
 * @param key tells it once, however often it is called
 */
export const tellOfChallenge = (
  tx: Tx,
  userId: number,
  challenge: Titles,
  change: Change,
  key?: string
) => notify(tx, userId, { ...challengeNotice(challenge, change), key })

/** Tells many participants of a change. */
export const tellAllOfChallenge = (
  tx: Tx,
  userIds: readonly number[],
  challenge: Titles,
  change: Change
) => notifyAll(tx, userIds, challengeNotice(challenge, change))
