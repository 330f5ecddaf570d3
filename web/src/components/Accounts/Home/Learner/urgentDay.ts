import type { HomeLearnerQuery } from 'types/graphql'

import { isUrgent } from 'src/components/Marketing/Workshop/isUrgent'

type Workshop = HomeLearnerQuery['beginnerWorkshop']
type Workshops = Pick<
  HomeLearnerQuery,
  'beginnerWorkshop' | 'experiencedWorkshop'
>

export type UrgentDay = NonNullable<Workshop>['days'][number] & {
  isExperienced: boolean
}

const urgentOf = (workshop: Workshop, isExperienced: boolean, now: number) => {
  const days = (workshop?.days ?? []).filter((day) => isUrgent([day], now))
  const day = days.find(({ state }) => state === 'LIVE') ?? days[0]
  return day ? [{ ...day, isExperienced }] : []
}

/** The day of a live workshop that is on or begins within a day; a day that is live comes first. */
export const urgentDay = (
  { beginnerWorkshop, experiencedWorkshop }: Workshops,
  now = Date.now()
): UrgentDay | undefined => {
  const days = [
    ...urgentOf(beginnerWorkshop, false, now),
    ...urgentOf(experiencedWorkshop, true, now),
  ]
  return days.find(({ state }) => state === 'LIVE') ?? days[0]
}
