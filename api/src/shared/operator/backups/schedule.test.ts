import {
  expiredBackups,
  lastDue,
  nextDue,
  scheduleProblems,
  type BackupSchedule,
} from './schedule'

const manila = (text: string) => new Date(`${text}:00+08:00`)
const daily: BackupSchedule = {
  frequency: 'DAILY',
  timeOfDay: '02:30',
  weekday: 0,
}
// 22 November 2026 is a Sunday.
const weekly: BackupSchedule = { ...daily, frequency: 'WEEKLY' }

test.each<[BackupSchedule, string, string, string]>([
  [daily, '2026-11-26T02:29', '2026-11-25T02:30', '2026-11-26T02:30'],
  [daily, '2026-11-26T02:30', '2026-11-26T02:30', '2026-11-27T02:30'],
  [daily, '2026-11-26T00:10', '2026-11-25T02:30', '2026-11-26T02:30'],
  [weekly, '2026-11-26T12:00', '2026-11-22T02:30', '2026-11-29T02:30'],
  [weekly, '2026-11-22T02:29', '2026-11-15T02:30', '2026-11-22T02:30'],
  [
    { ...weekly, weekday: 6 },
    '2026-11-26T12:00',
    '2026-11-21T02:30',
    '2026-11-28T02:30',
  ],
])(
  'A schedule knows its last and its next time (%o at %s)',
  (schedule, now, last, next) => {
    expect(lastDue(schedule, manila(now))).toEqual(manila(last))
    expect(nextDue(schedule, manila(now))).toEqual(manila(next))
  }
)

test('The newest backups, those of the last days and the newest verified one are kept', () => {
  const made = (id: number, day: string, isVerified = false) => ({
    id,
    createdAt: manila(`${day}T02:30`),
    isVerified,
  })
  const backups = [
    made(6, '2026-11-26'),
    made(5, '2026-11-25'),
    made(4, '2026-11-24'),
    made(3, '2026-11-10'),
    made(2, '2026-11-09', true),
    made(1, '2026-11-08', true),
  ]
  const now = manila('2026-11-26T09:00')
  const expired = (keepLast: number, keepDays: number) =>
    expiredBackups(backups, { keepLast, keepDays }, now)
  expect(expired(2, 0)).toEqual([4, 3, 1])
  expect(expired(2, 7)).toEqual([3, 1])
  expect(expired(5, 0)).toEqual([1])
  expect(expired(6, 0)).toEqual([])
  expect(expired(1, 365)).toEqual([])
})

test('A time, a weekday and numbers are checked', () => {
  const good = { timeOfDay: '23:59', weekday: 6, keepLast: 1, keepDays: 0 }
  const wrong = { timeOfDay: '24:00', weekday: 7, keepLast: 0, keepDays: -1 }
  expect(Object.values(scheduleProblems(good))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(scheduleProblems(wrong)).toEqual({
    timeOfDay: 'BACKUP_TIME',
    weekday: 'INVALID',
    keepLast: 'BACKUP_KEEP_LAST',
    keepDays: 'BACKUP_KEEP_DAYS',
  })
})
