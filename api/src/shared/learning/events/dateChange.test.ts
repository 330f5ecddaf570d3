import { dateChange, type DateChange, type DateState } from './dateChange'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))

const on: DateState = {
  startsAt: at(12),
  status: 'SCHEDULED',
  eventStatus: 'PUBLISHED',
}
const later = { ...on, startsAt: at(13) }
const cancelled: DateState = { ...on, status: 'CANCELLED' }
const dropped: DateState = { ...on, status: 'DROPPED' }
const calledOff: DateState = { ...on, eventStatus: 'CANCELLED' }
const archived: DateState = { ...on, eventStatus: 'ARCHIVED' }
const draft: DateState = { ...on, eventStatus: 'DRAFT' }

it.each<[string, DateState, DateState, DateChange | null]>([
  ['stays', on, { ...on, startsAt: at(12) }, null],
  ['is at another time', on, later, 'moved'],
  ['is cancelled', on, cancelled, 'cancelled'],
  ['is no longer part of the series', on, dropped, 'cancelled'],
  ['goes with its event', on, calledOff, 'cancelled'],
  ['goes with an archived event', on, archived, 'cancelled'],
  ['is cancelled twice', cancelled, calledOff, null],
  [
    'is moved while it is off',
    cancelled,
    { ...cancelled, startsAt: at(13) },
    null,
  ],
  ['comes back', cancelled, on, 'restored'],
  ['comes back at another time', dropped, later, 'restored'],
  ['is taken out of sight', on, draft, null],
  ['is seen again', draft, on, null],
  ['was moved and is seen again', draft, later, 'moved'],
])('A date that %s', (_, before, after, change) => {
  expect(dateChange(before, after)).toBe(change)
})
