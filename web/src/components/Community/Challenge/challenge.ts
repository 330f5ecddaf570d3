import type { ChallengeToJoinQuery, MyChallengeQuery } from 'types/graphql'

export type ChallengeToJoin = NonNullable<
  ChallengeToJoinQuery['challengeToJoin']
>
export type MyChallenge = NonNullable<MyChallengeQuery['myChallenge']>
export type MyDay = MyChallenge['tasks'][number]

/** The query that shows one's own challenge. */
export const shownIn = ['MyChallengeQuery']
