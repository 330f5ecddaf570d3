import { settingProblem } from './catalogue'
import {
  chosenLimits,
  limits,
  WAIT_SECONDS,
  type ChosenLimit,
  type LimitName,
} from './limits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each<[promise: string, name: LimitName, limit: number, seconds: number]>([
  ['S-03', 'sign-ins-per-minute', 10, MINUTE],
  ['S-03', 'sign-ins-per-hour', 100, HOUR],
  ['S-03', 'sign-in-tries', 5, HOUR / 4],
  ['S-14', 'reset-codes-per-day', 15, DAY],
  ['S-18', 'reset-gap', 1, 10],
  ['S-18', 'reset-mails-per-hour', 5, HOUR],
  ['S-18', 'reset-mails-per-day', 10, DAY],
  ['S-18', 'resets-per-hour', 20, HOUR],
  ['sign-ups', 'sign-ups-per-hour', 60, HOUR],
  ['sign-ins of clients', 'sign-in-reports-per-minute', 10, MINUTE],
])(
  'The default of %s is what security promises: %s, %i in %i seconds',
  (_, name, limit, seconds) => {
    expect(limits[name]).toMatchObject({ limit, seconds })
  }
)

test('After five tries the waits are 1, 2, 4, 8 and 15 minutes', () => {
  expect(WAIT_SECONDS).toEqual([60, 120, 240, 480, 900])
})

test('Every default is within its bounds, and no limit can be 0 or endless', () => {
  for (const name of chosenLimits) {
    const { limit, least, most, seconds } = limits[name]
    expect([name, 0 < least, least <= limit, limit <= most]).toEqual([
      name,
      true,
      true,
      true,
    ])
    expect(most).toBeLessThanOrEqual(10_000)
    // The counters of a longer window would be forgotten (counter-days).
    expect(seconds).toBeLessThanOrEqual(DAY)
    for (const bound of [least, limit, most])
      expect(settingProblem(name, `${bound}`)).toBe(false)
    for (const wrong of [0, least - 1, most + 1, -1, 1.5, 'many'])
      expect(settingProblem(name, `${wrong}`)).toBe('SETTING_NUMBER')
  }
})

test('Answers that an e-mail is taken can only be made stricter', () => {
  for (const name of [
    'taken-addresses-per-hour',
    'taken-addresses-per-day',
  ] as const)
    expect(limits[name].most).toBe(limits[name].limit)
})

test('A limit of one account or mailbox can only be made stricter', () => {
  const ofAccounts = chosenLimits.filter(
    (name) => limits[name].of === 'account'
  )
  expect(ofAccounts).toEqual<ChosenLimit[]>([
    'sign-in-tries',
    'second-factor-tries',
    'reset-mails-per-hour',
    'reset-mails-per-day',
    'reset-codes-per-day',
    'passwords-again-per-hour',
  ])
  for (const name of ofAccounts)
    expect(limits[name].most).toBe(limits[name].limit)
})
