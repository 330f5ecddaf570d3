import {
  dayStateAt,
  nextChangeOf,
  workshopStates,
  type DayState,
  type WorkshopDay,
} from './workshop'

const at = (time: string) => new Date(`2026-12-${time}:00+08:00`)

const day = (changes: Partial<WorkshopDay> = {}): WorkshopDay => ({
  startsAt: at('01T20:00'),
  hasRoom: false,
  hasReplay: false,
  liveHours: 3,
  replayHours: 24,
  shows: null,
  ...changes,
})

test.each<[string, Partial<WorkshopDay>, DayState]>([
  ['01T19:59', {}, 'countdown'],
  ['01T20:00', {}, 'live'],
  ['01T22:59', {}, 'live'],
  ['01T23:00', {}, 'replay'],
  ['02T22:59', {}, 'replay'],
  ['02T23:00', {}, 'closed'],
  ['01T20:00', { startsAt: null }, 'off'],
  ['01T20:00', { startsAt: null, hasRoom: true }, 'countdown'],
  ['01T20:00', { startsAt: null, hasReplay: true }, 'replay'],
  ['01T20:00', { startsAt: null, hasRoom: true, hasReplay: true }, 'replay'],
  ['01T20:00', { startsAt: null, hasReplay: true, shows: 'off' }, 'off'],
  // The clock refines what the links say.
  ['01T19:59', { hasRoom: true, hasReplay: true }, 'countdown'],
  ['01T20:00', { shows: 'closed' }, 'closed'],
  ['09T20:00', { shows: 'live', startsAt: null }, 'live'],
])('On 12-%s a day with %j is %s', (time, changes, state) =>
  expect(dayStateAt(day(changes), at(time))).toBe(state)
)

const days = ['01', '02', '03'].map((date) =>
  day({ startsAt: at(`${date}T20:00`), replayHours: 12 })
)

test.each<[string, boolean, DayState[]]>([
  ['01T19:00', false, ['countdown', 'countdown', 'countdown']],
  ['01T19:00', true, ['live', 'countdown', 'countdown']],
  ['02T20:30', true, ['closed', 'live', 'countdown']],
  // The clock says that it is over, the coach says that it is not.
  ['02T23:30', true, ['closed', 'live', 'countdown']],
  ['02T23:30', false, ['closed', 'replay', 'countdown']],
])('On 12-%s, live by hand: %s, the days are %j', (time, isLive, states) =>
  expect(workshopStates(days, isLive, at(time))).toEqual(states)
)

const undated = (changes: Partial<WorkshopDay> = {}) =>
  day({ startsAt: null, ...changes })
const room = { hasRoom: true }
const replay = { hasReplay: true }

test.each<[string, WorkshopDay[], DayState[]]>([
  [
    'the first day without links',
    [undated(), undated(), undated()],
    ['live', 'off', 'off'],
  ],
  [
    'the first room without a replay',
    [undated({ ...room, ...replay }), undated(room), undated(room)],
    ['replay', 'live', 'countdown'],
  ],
  [
    'the first room, if all have a replay',
    [undated(replay), undated({ ...room, ...replay }), undated(replay)],
    ['replay', 'live', 'replay'],
  ],
  [
    'a day with a date, before others',
    [undated(room), day({ startsAt: at('05T20:00') }), undated()],
    ['countdown', 'live', 'off'],
  ],
  [
    'a day for which staff chose nothing',
    [undated({ ...room, shows: 'closed' }), undated(), undated()],
    ['closed', 'live', 'off'],
  ],
  [
    'no day, if staff chose a state for all',
    [undated({ shows: 'closed' }), undated({ shows: 'off' })],
    ['closed', 'off'],
  ],
])('Without a word of the clock, live by hand is %s', (_, given, states) =>
  expect(workshopStates(given, true, at('01T20:00'))).toEqual(states)
)

test.each([
  ['01T19:00', at('01T20:00')],
  ['01T20:00', at('01T23:00')],
  ['04T11:00', null],
])('After 12-%s the next change is at %s', (time, next) =>
  expect(nextChangeOf(days, at(time))).toEqual(next)
)
