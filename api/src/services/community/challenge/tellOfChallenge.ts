import type { Challenge } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import type { NoticeFacts, Titled } from 'src/shared/accounts/notices'

export const CHALLENGE_PATH = '/challenge-buddies'

type Change = Omit<NoticeFacts['CHALLENGE'], keyof Titled>

/**
 * Tells a participant of a change.
 * @param key tells it once, however often it is called
 */
export const tellOfChallenge = (
  tx: Tx,
  userId: number,
  { name, translations }: Pick<Challenge, 'name' | 'translations'>,
  change: Change,
  key?: string
) =>
  notify(tx, userId, {
    kind: 'CHALLENGE',
    facts: {
      title: name,
      titleFil:
        (translations as { fil?: { name?: string } } | null)?.fil?.name ?? null,
      ...change,
    },
    path: CHALLENGE_PATH,
    key,
  })
