import type { WorkshopQuery } from 'types/graphql'

type Day = NonNullable<WorkshopQuery['workshop']>['days'][number]

const DAY_MS = 86_400_000

/** Whether a day is live or begins within a day: then it stands above the training. */
export const isUrgent = (
  days: readonly Pick<Day, 'state' | 'startsAt'>[],
  now = Date.now()
) =>
  days.some(
    ({ state, startsAt }) =>
      state === 'LIVE' ||
      (state === 'COUNTDOWN' &&
        !!startsAt &&
        new Date(startsAt).getTime() - now < DAY_MS)
  )
