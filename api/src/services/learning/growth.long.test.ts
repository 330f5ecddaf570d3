// A query must not read unrelated rows, however many there are (docs/performance.md, A6). The test counts the rows that
// are read, because this number does not depend on the machine's load.
import { db } from 'src/lib/db'
import { globalSearch } from 'src/services/accounts/search/globalSearch'
import { buildCourse, buildEvent, buyCourse } from 'src/testing/learning'
import { buildUser, fillUsers, signIn } from 'src/testing/people'
import { readRows } from 'src/testing/readRows'

import { course } from './courses/courses/courses'
import { eventPeoplePage } from './events/eventOccurrences/eventPeoplePage'

const OTHERS = 3000

/** Lessons of another course, ten per unit. Each title contains the searched word, but never at its start. */
const buildOtherLessons = async () => {
  const { id } = await buildCourse()
  await db.$executeRaw`
    INSERT INTO "Unit" ("courseId", name, "updatedAt") SELECT ${id}, 'Unit ' || n, now() FROM generate_series(1, ${OTHERS / 10}::int) n`
  await db.$executeRaw`
    INSERT INTO "Lesson" ("unitId", name, type, position, "updatedAt")
    SELECT u.id, 'Lesson ' || n || ', part ' || n, 'VIDEO', n, now() FROM "Unit" u, generate_series(1, 10) n WHERE u."courseId" = ${id} AND u.name <> 'Unit'`
  await db.$executeRaw`ANALYZE "Unit"`
  await db.$executeRaw`ANALYZE "Lesson"`
}

describe('among thousands of lessons of other courses', () => {
  scenario('An editor’s search reads no more rows than it ranks', async () => {
    await buildOtherLessons()
    signIn(await buildUser('admin'), 'admin')
    const { Lesson } = await readRows(() => globalSearch({ query: 'part' }))
    expect(Lesson).toBeLessThan(500)
  })

  scenario('An outline reads none of them', async () => {
    await buildOtherLessons()
    const mine = await buildCourse()
    signIn(await buildUser('admin'), 'admin')
    const { Lesson } = await readRows(() => course({ id: mine.id }))
    expect(Lesson).toBeLessThan(100)
  })

  scenario(
    'A learner’s search for a rare word reads only their own lessons',
    async () => {
      await buildOtherLessons()
      const mine = await buildCourse()
      const learner = await buildUser()
      await buyCourse(learner.id, mine.id)
      signIn(learner)
      const { Lesson } = await readRows(() =>
        globalSearch({ query: 'proposals' })
      )
      expect(Lesson).toBeLessThan(100)
    }
  )
})

describe('among thousands of people', () => {
  scenario('A date’s list reads only the people who answered it', async () => {
    await fillUsers(OTHERS)
    const { occurrenceId } = await buildEvent()
    await db.$executeRaw`
      INSERT INTO "EventRsvp" ("occurrenceId", "userId", answer)
      SELECT ${occurrenceId}, id, 'GOING' FROM "User" WHERE slug LIKE 'other-%' ORDER BY id LIMIT 300`
    await db.$executeRaw`ANALYZE "EventRsvp"`
    signIn(await buildUser('admin'), 'admin')
    const { User } = await readRows(() => eventPeoplePage({ occurrenceId }))
    expect(User).toBeLessThanOrEqual(300)
  })
})
