import { LIFETIME_EXPIRY, startOfDay } from 'src/shared/manilaTime'

import { resumedExpiry, type Paused } from './pause'

const now = new Date('2026-12-01T02:00:00Z')
const paused: Paused = {
  startsAt: startOfDay('2026-06-01'),
  expiry: startOfDay('2026-12-24'),
  // In Manila it is the 22nd, half an hour after midnight.
  pausedAt: new Date('2026-11-21T16:30:00Z'),
  cause: 'STAFF',
}

test.each<[string, Partial<Paused>, Date | null]>([
  ['moves by the Manila days of the pause', {}, startOfDay('2027-01-02')],
  [
    'stays on the day of the pause',
    { pausedAt: now },
    startOfDay('2026-12-24'),
  ],
  [
    'counts only what began',
    { startsAt: startOfDay('2026-11-29') },
    startOfDay('2026-12-26'),
  ],
  [
    'stays while it has not begun',
    { startsAt: startOfDay('2026-12-20') },
    startOfDay('2026-12-24'),
  ],
  ['stays for an overdue bill', { cause: 'OVERDUE' }, startOfDay('2026-12-24')],
  ['stays for life', { expiry: LIFETIME_EXPIRY }, LIFETIME_EXPIRY],
  ['stays open', { expiry: null }, null],
])('The expiry %s', (_, changes, expiry) => {
  expect(resumedExpiry({ ...paused, ...changes }, now)).toEqual(expiry)
})
