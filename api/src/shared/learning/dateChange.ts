// What has become of one date of an event for those who answered it.

export type DateState = {
  startsAt: Date
  status: 'SCHEDULED' | 'CANCELLED' | 'DROPPED'
  eventStatus: 'DRAFT' | 'PUBLISHED' | 'CANCELLED' | 'ARCHIVED'
}

export type DateChange = 'cancelled' | 'restored' | 'moved'

const isOff = ({ status, eventStatus }: DateState) =>
  status !== 'SCHEDULED' ||
  eventStatus === 'CANCELLED' ||
  eventStatus === 'ARCHIVED'

/** None for what was not on before and after, and while a draft is at work: nobody is told of that. */
export const dateChange = (
  before: DateState,
  after: DateState
): DateChange | null => {
  if (after.eventStatus === 'DRAFT') return null
  if (isOff(after)) return isOff(before) ? null : 'cancelled'
  if (isOff(before)) return 'restored'
  return before.startsAt.getTime() === after.startsAt.getTime() ? null : 'moved'
}
