import { db } from 'src/lib/db'
import { statementsOf } from 'src/testing/statements'

import { waitOf, withinLimit } from './rateLimit'

const choose = (name: string, value: string) =>
  db.setting.upsert({
    where: { name },
    create: { name, value },
    update: { value },
  })

const tries = async (times: number, subject: string) => {
  const answers: boolean[] = []
  for (let each = 0; each < times; each++)
    answers.push(await withinLimit('bug-reports-per-hour', subject))
  return answers.filter(Boolean).length
}

describe('a limit', () => {
  scenario('Is its default, or what the school chose', async () => {
    expect(await tries(12, 'one')).toBe(10)
    await choose('bug-reports-per-hour', '')
    expect(await tries(12, 'two')).toBe(10)
    await choose('bug-reports-per-hour', '3')
    expect(await tries(12, 'three')).toBe(3)
    // The change holds at once, for those who have tried before, too.
    await choose('bug-reports-per-hour', '100')
    expect(await withinLimit('bug-reports-per-hour', 'one')).toBe(true)
  })

  scenario('Stays within its bounds, whatever the row says', async () => {
    for (const [value, expected] of [
      ['0', 2],
      ['-5', 10],
      ['1e9', 10],
      ['99999999', 10],
      ['many', 10],
    ] as const) {
      await choose('bug-reports-per-hour', value)
      expect([value, await tries(12, value)]).toEqual([value, expected])
    }
    await choose('bug-reports-per-hour', '5000')
    expect(await tries(103, 'endless')).toBe(100)
    // A limit of machines is no setting.
    await choose('wrong-codes', '9')
    for (let each = 0; each < 4; each++) await withinLimit('wrong-codes', 1)
    expect(await withinLimit('wrong-codes', 1)).toBe(false)
  })

  scenario('Costs one statement, chosen or not', async () => {
    await choose('bug-reports-per-hour', '3')
    expect(
      await statementsOf(() => withinLimit('bug-reports-per-hour', 'one'))
    ).toBe(1)
    expect(await statementsOf(() => waitOf('sign-in-tries', 'one'))).toBe(1)
  })

  scenario(
    'With waits begins them after the number of tries in the setting',
    async () => {
      await choose('sign-in-tries', '3')
      for (let each = 0; each < 3; each++)
        expect(await waitOf('sign-in-tries', 'one')).toBe(0)
      expect(await waitOf('sign-in-tries', 'one')).toBeGreaterThan(55)
      await choose('sign-in-tries', '9')
      for (let each = 0; each < 2; each++)
        expect(await waitOf('sign-in-tries', 'one')).toBe(0)
      expect(await waitOf('sign-in-tries', 'one')).toBeGreaterThan(55)
    }
  )
})
