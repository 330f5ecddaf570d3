import type { AccountabilityGroupQuery, CheckInStatus } from 'types/graphql'

import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

export type Buddies = NonNullable<
  AccountabilityGroupQuery['accountabilityGroup']
>
export type Buddy = Buddies['members'][number]
export type CheckIn = Buddies['checkIns'][number]
export type Period = Buddies['mine'][number]

/** The queries that show what happens in a group. */
export const shownIn = [
  'AccountabilityGroupQuery',
  'AccountabilityGroupsPageQuery',
  'ChallengeGroupsQuery',
]

export const tones: Record<CheckInStatus, BadgeTone> = {
  ON_TIME: 'success',
  LATE: 'warning',
  MISSED: 'error',
  EXCUSED: 'outline',
}

/** How it goes, from badly to very well. */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]
