import type { Day } from '../manilaTime'

export type BatchState = 'UPCOMING' | 'OPEN' | 'ENDED' | 'ARCHIVED'

type Dates = { launchFrom: Day; launchTo: Day; isArchived: boolean }

/** The state of a batch on a Manila day; its first and last day belong to it. */
export const batchStateOf = (
  { launchFrom, launchTo, isArchived }: Dates,
  today: Day
): BatchState => {
  if (isArchived) return 'ARCHIVED'
  if (today < launchFrom) return 'UPCOMING'
  return today > launchTo ? 'ENDED' : 'OPEN'
}
