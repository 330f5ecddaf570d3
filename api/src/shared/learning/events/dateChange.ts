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

/**
 * The change to announce. Null if nothing changed, if the date was already off before, or if the event is now a draft.
 */
export const dateChange = (
  before: DateState,
  after: DateState
): DateChange | null => {
  if (after.eventStatus === 'DRAFT') return null
  if (isOff(after)) return isOff(before) ? null : 'cancelled'
  if (isOff(before)) return 'restored'
  return before.startsAt.getTime() === after.startsAt.getTime() ? null : 'moved'
}
