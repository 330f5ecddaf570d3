// `yarn rw exec seedSchool`: generates a year of a school with two thousand members, to test lists and reports with
// much data. Options: --members 2000 --until 2026-11-20 --seed 1 --force (docs/seeds.md).
import { db } from 'api/src/lib/db'
import { isDay } from 'api/src/shared/manilaTime'
import { emailOf } from 'api/src/testing/school/schoolRows'
import { writeSchool } from 'api/src/testing/school/writeSchool'

import { hasCast } from './seeds/hasCast'

type Options = {
  members?: number
  until?: string
  seed?: number
  force?: boolean
}

/** Counts real people: the cast and a generated school have addresses at example.com. */
const countStrangers = () =>
  db.user.count({
    where: {
      email: { not: { endsWith: '@example.com' } },
      subscriptions: { some: {} },
    },
  })

const refusal = async ({ force }: Options) => {
  if (!hasCast())
    return 'This is a production database. Set SEED_DEMO=1 if it is for trying out.'
  if ((await db.user.count({ where: { email: emailOf(1) } })) > 0)
    return 'The school is here already. `yarn rw prisma migrate reset` begins afresh.'
  if (!force && (await countStrangers()) > 0)
    return 'People have subscribed here. --force adds the school all the same.'
  return null
}

export default async ({ args = {} }: { args?: Options }) => {
  const { members = 2000, until = '2026-11-20', seed = 1 } = args
  try {
    const reason =
      (!isDay(String(until)) && '--until is a day, as 2026-11-20.') ||
      (await refusal(args))
    if (reason) {
      console.error(reason)
      process.exitCode = 1
      return
    }
    const counts = await writeSchool({ members, until: String(until), seed })
    for (const [name, count] of Object.entries(counts))
      console.info(`${name.padEnd(15)}${count}`)
  } finally {
    await db.$disconnect()
  }
}
