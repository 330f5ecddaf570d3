import type { WorkshopQuery } from 'types/graphql'

type Days = NonNullable<WorkshopQuery['workshop']>['days']

const DAY_MS = 86_400_000

/** Whether a day is live or begins within a day: then it stands above the training. */
export const isUrgent = (days: Days, now = Date.now()) =>
  days.some(
    ({ state, startsAt }) =>
      state === 'LIVE' ||
      (state === 'COUNTDOWN' &&
        !!startsAt &&
        new Date(startsAt).getTime() - now < DAY_MS)
  )
