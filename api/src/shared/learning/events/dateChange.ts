// The change of one date of an event, for the people who answered it.

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

/** Null if the date was cancelled before and after, or the event is a draft: such changes are not announced. */
export const dateChange = (
  before: DateState,
  after: DateState
): DateChange | null => {
  if (after.eventStatus === 'DRAFT') return null
  if (isOff(after)) return isOff(before) ? null : 'cancelled'
  if (isOff(before)) return 'restored'
  return before.startsAt.getTime() === after.startsAt.getTime() ? null : 'moved'
}
