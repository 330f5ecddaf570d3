// Every hit opens for who found it (security S-37), in worlds made at random from a seed. SEARCH_WORLDS=5 makes the
// 2,000 checks of the design; the suite makes do with one world.
import fc from 'fast-check'

import { db } from 'src/lib/db'
import { course } from 'src/services/learning/courses/courses'
import { lesson } from 'src/services/learning/lessons/lessons'
import { myCourse, myCourses } from 'src/services/learning/myCourses/myCourses'
import { myLesson } from 'src/services/learning/myCourses/myLesson'
import { roleIds, type RoleId } from 'src/shared/permissions'
import { buyCourse } from 'src/testing/learning'
import { buildUser, draw, signIn } from 'src/testing/people'

import { globalSearch } from './globalSearch'
import { SEARCH_HITS } from './searchQuery'

const WORLDS = Number(process.env.SEARCH_WORLDS ?? 1)
const TOPICS = ['design', 'selling', 'writing']

const lessonOf = fc.record({
  status: fc.constantFrom('DRAFT', 'PUBLISHED', 'PUBLISHED', 'ARCHIVED'),
  isRequired: fc.boolean(),
  position: fc.nat(3),
  isDone: fc.boolean(),
})

const courseOf = fc.record({
  topic: fc.constantFrom(...TOPICS),
  status: fc.constantFrom(
    'DRAFT',
    'PUBLISHED',
    'PUBLISHED',
    'PUBLISHED',
    'INACTIVE',
    'ARCHIVED'
  ),
  progression: fc.constantFrom('FREE', 'SEQUENTIAL'),
  minStageNumber: fc.constantFrom(null, null, 0, 1),
  level: fc.constantFrom(null, 'member', 'non-member', 'coach'),
  subscription: fc.constantFrom(
    null,
    'ACTIVE',
    'ACTIVE',
    'PAUSED',
    'PENDING',
    'expired'
  ),
  units: fc.array(
    fc.record({
      position: fc.nat(2),
      lessons: fc.array(lessonOf, { maxLength: 4 }),
    }),
    { maxLength: 3 }
  ),
})

type World = { id: number; role: RoleId }[]

const buildWorld = async (seed: number): Promise<World> => {
  const people = await Promise.all(
    roleIds.map(async (role) => ({ ...(await buildUser(role)), role }))
  )
  const drawn = fc.sample(courseOf, { seed, numRuns: 16 })
  for (const { topic, level, units, subscription, ...rest } of drawn) {
    const made = await db.course.create({
      data: {
        ...rest,
        title: `About ${topic}`,
        slug: `course-${draw()}`,
        accessLevels: level ? { create: { accessLevelId: level } } : undefined,
        units: {
          create: units.map(({ position, lessons }) => ({
            name: 'Unit',
            position,
            lessons: {
              create: lessons.map(({ isDone: _isDone, ...each }) => ({
                ...each,
                name: `How ${topic} works`,
                type: 'IMAGE_TEXT' as const,
              })),
            },
          })),
        },
      } as never,
      include: {
        units: { include: { lessons: true }, orderBy: { id: 'asc' } },
      },
    })
    const done = made.units.flatMap(({ lessons }, unit) =>
      lessons.filter((_, index) => units[unit].lessons[index]?.isDone)
    )
    for (const { id, role } of people) {
      if (subscription && role !== 'coach' && draw() % 2) {
        const { id: bought } = await buyCourse(id, made.id)
        if (subscription === 'expired')
          await db.subscription.update({
            where: { id: bought },
            data: { expiry: new Date('2026-02-01') },
          })
        else
          await db.subscription.update({
            where: { id: bought },
            data: { status: subscription as 'ACTIVE' },
          })
      }
      await db.lessonProgress.createMany({
        data: done.map((each) => ({
          userId: id,
          lessonId: each.id,
          completedAt: new Date(),
        })),
      })
    }
  }
  return people
}

const learners: RoleId[] = ['non-member', 'member', 'affiliate']

type Hit = Awaited<ReturnType<typeof globalSearch>>[number]

const opensToEditor = ({ type, id }: Hit) =>
  type === 'course' ? course({ id }) : lesson({ id })

const opensToLearner = ({ type, id, subId }: Hit) =>
  type === 'course'
    ? myCourse({ id })
    : myLesson({ courseId: subId ?? 0, lessonId: id }).catch(() => null)

/** What the pages themselves show to the learner. */
const openToLearner = async () =>
  (await myCourses({})).flatMap(({ id, units }) => [
    `course ${id}`,
    ...units.flatMap(({ lessons }) =>
      lessons
        .filter(({ isLocked }) => !isLocked)
        .map((each) => `lesson ${each.id}`)
    ),
  ])

const findAll = async (asLearner: boolean) => {
  const hits: Hit[] = []
  let isCut = false
  for (const query of [...TOPICS, 'desing'])
    for (const type of ['course', 'lesson']) {
      const found = await globalSearch({ query, type, asLearner })
      hits.push(...found)
      isCut ||= found.length === SEARCH_HITS
    }
  return { hits, isCut }
}

const keyOf = ({ type, id }: Hit) => `${type} ${id}`

jest.setTimeout(120_000)

for (let seed = 1; seed <= WORLDS; seed++) {
  scenario(`every hit opens, and none is missed: world ${seed}`, async () => {
    const closed: string[] = []
    let checks = 0
    for (const { id, role } of await buildWorld(seed)) {
      signIn({ id, email: '' }, role)
      for (const asLearner of [true, false]) {
        const isEditor = !asLearner && !learners.includes(role)
        const { hits, isCut } = await findAll(asLearner)
        for (const hit of hits) {
          checks++
          const opened = await (isEditor ? opensToEditor : opensToLearner)(hit)
          if (!opened) closed.push(`${role}: ${keyOf(hit)}`)
        }
        if (!isEditor && !isCut)
          expect([...new Set(hits.map(keyOf))].sort()).toEqual(
            (await openToLearner()).sort()
          )
      }
    }
    expect(closed).toEqual([])
    expect(checks).toBeGreaterThan(250)
  })
}
