// Every search hit opens for the viewer (docs/security.md S-37), in random data made from a seed. The long command makes
// the full 2,000 checks in five worlds, `npm test` one world.
import fc from 'fast-check'

import { db } from 'src/lib/db'
import { course } from 'src/services/learning/courses/courses/courses'
import {
  myCourse,
  myCourses,
} from 'src/services/learning/courses/myCourses/myCourses'
import { myLesson } from 'src/services/learning/courses/myCourses/myLesson'
import { lesson } from 'src/services/learning/lessons/lessons/lessons'
import {
  myResource,
  myResources,
} from 'src/services/learning/resources/myResources/myResources'
import { resourceFile } from 'src/services/learning/resources/resourceFiles/resourceFiles'
import { roleIds, type RoleId } from 'src/shared/access/permissions'
import { buildResource, buyCourse } from 'src/testing/learning'
import { buildUser, draw, signIn } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

import { globalSearch } from './globalSearch'
import { SEARCH_HITS } from './searchQuery'

const WORLDS = rounds({ sample: 1, full: 5 })
const TOPICS = ['design', 'selling', 'writing']

/** Opening rules of each kind, met and unmet. */
const openingOf = fc.constantFrom(
  ...[
    ...Array(6).fill({}),
    { opensBy: 'DATE', opensOn: new Date('2026-01-01') },
    { opensBy: 'DATE', opensOn: new Date('2099-01-01') },
    { opensBy: 'ENROLMENT', opensAfterDays: 0 },
    { opensBy: 'ENROLMENT', opensAfterDays: 3650 },
    { opensBy: 'BATCH_LAUNCH', opensAfterDays: 0 },
    { opensBy: 'BATCH_LAUNCH', opensAfterDays: 3650 },
    { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 0 },
    { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 1 },
    { opensBy: 'STAGE', opensAtStage: 0 },
    { opensBy: 'STAGE', opensAtStage: 1 },
  ]
)

const overrideOf = fc.constantFrom(
  ...[...Array(8).fill(null), '2026-01-01', '2099-01-01']
)

const lessonOf = fc.record({
  opening: openingOf,
  overriddenTo: overrideOf,
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
  isOfBatch: fc.boolean(),
  hasTrack: fc.boolean(),
  units: fc.array(
    fc.record({
      opening: openingOf,
      overriddenTo: overrideOf,
      position: fc.nat(2),
      lessons: fc.array(lessonOf, { maxLength: 4 }),
    }),
    { maxLength: 3 }
  ),
})

/** As many as fit on one page. */
const RESOURCES = 18

const resourceOf = fc.record({
  topic: fc.constantFrom(...TOPICS),
  status: fc.constantFrom('DRAFT', 'PUBLISHED', 'PUBLISHED', 'ARCHIVED'),
  expiresAt: fc.constantFrom(null, null, '2026-01-01', '2099-01-01'),
  minStageNumber: fc.constantFrom(null, null, 0, 1),
  isPublic: fc.boolean(),
  level: fc.constantFrom(null, null, 'member', 'non-member', 'coach'),
  isOfBatch: fc.boolean(),
})

type World = { id: number; role: RoleId }[]

const override = async (
  of: { unitId: number } | { lessonId: number },
  day: string | null,
  batchId: number
) =>
  day !== null &&
  db.openingOverride.create({
    data: { ...of, batchId, opensOn: new Date(day) },
  })

const buildWorld = async (seed: number): Promise<World> => {
  const people = await Promise.all(
    roleIds.map(async (role) => ({ ...(await buildUser(role)), role }))
  )
  const drawn = fc.sample(courseOf, { seed, numRuns: 16 })
  const batch = await db.batch.create({
    data: {
      number: draw(),
      name: 'Batch',
      launchFrom: new Date('2026-02-01'),
      launchTo: new Date('2026-03-01'),
    },
  })
  await db.user.updateMany({
    where: { id: { in: people.slice(0, 2).map(({ id }) => id) } },
    data: { batchId: batch.id },
  })
  for (const drawnCourse of drawn) {
    const { topic, level, units, subscription, isOfBatch, hasTrack, ...rest } =
      drawnCourse
    const made = await db.course.create({
      data: {
        ...rest,
        title: `About ${topic}`,
        slug: `course-${draw()}`,
        accessLevels: level ? { create: { accessLevelId: level } } : undefined,
        batches: isOfBatch ? { create: { batchId: batch.id } } : undefined,
        units: {
          create: units.map(({ position, opening, lessons }) => ({
            name: 'Unit',
            position,
            ...opening,
            lessons: {
              create: lessons.map(
                ({ status, isRequired, position, opening }) => ({
                  status,
                  isRequired,
                  position,
                  ...opening,
                  name: `How ${topic} works`,
                  type: 'IMAGE_TEXT' as const,
                })
              ),
            },
          })),
        },
      } as never,
      include: {
        units: {
          include: { lessons: { orderBy: { id: 'asc' } } },
          orderBy: { id: 'asc' },
        },
      },
    })
    for (const [unit, { overriddenTo, lessons }] of units.entries()) {
      await override({ unitId: made.units[unit].id }, overriddenTo, batch.id)
      for (const [index, each] of lessons.entries())
        await override(
          { lessonId: made.units[unit].lessons[index].id },
          each.overriddenTo,
          batch.id
        )
    }
    if (hasTrack)
      await db.track.create({
        data: {
          courseId: made.id,
          name: 'The other way round',
          batchId: batch.id,
          units: {
            create: made.units
              .slice(1)
              .reverse()
              .map(({ id }, position) => ({ unitId: id, position })),
          },
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
  const resources = fc.sample(resourceOf, { seed, numRuns: RESOURCES })
  for (const { topic, level, isOfBatch, expiresAt, ...rest } of resources)
    await buildResource({
      ...rest,
      title: `Notes on ${topic}`,
      expiresAt: expiresAt && new Date(expiresAt),
      accessLevels: level ? { create: { accessLevelId: level } } : undefined,
      batches: isOfBatch ? { create: { batchId: batch.id } } : undefined,
    } as never)
  return people
}

const learners: RoleId[] = ['non-member', 'member', 'affiliate']

type Hit = Awaited<ReturnType<typeof globalSearch>>[number]

const opensToEditor = ({ type, id }: Hit) => {
  if (type === 'resource') return resourceFile({ id })
  return type === 'course' ? course({ id }) : lesson({ id })
}

const openResource = async (id: number) => {
  const found = await myResource({ id })
  return found?.waitsForStage === null ? found : null
}

const opensToLearner = ({ type, id, subId }: Hit) => {
  if (type === 'resource') return openResource(id)
  return type === 'course'
    ? myCourse({ id })
    : myLesson({ courseId: subId ?? 0, lessonId: id }).catch(() => null)
}

/** The records that the pages themselves show to the learner. */
const openToLearner = async () => {
  const open = (await myCourses({})).filter(
    ({ waitsForStage }) => waitsForStage === null
  )
  const courses = await Promise.all(open.map(({ id }) => myCourse({ id })))
  const { rows } = await myResources({})
  const resources = rows
    .filter(({ waitsForStage }) => waitsForStage === null)
    .map(({ id }) => `resource ${id}`)
  const learned = courses.flatMap((each) => [
    `course ${each?.id}`,
    ...(each?.units ?? []).flatMap(({ lessons }) =>
      lessons
        .filter(({ isLocked }) => !isLocked)
        .map(({ id }) => `lesson ${id}`)
    ),
  ])
  return [...learned, ...resources]
}

const findAll = async (asLearner: boolean) => {
  const hits: Hit[] = []
  let isCut = false
  for (const query of [...TOPICS, 'desing'])
    for (const type of ['course', 'lesson', 'resource']) {
      const found = await globalSearch({ query, type, asLearner })
      hits.push(...found)
      isCut ||= found.length === SEARCH_HITS
    }
  return { hits, isCut }
}

const keyOf = ({ type, id }: Hit) => `${type} ${id}`

for (let seed = 1; seed <= WORLDS; seed++) {
  scenario(`Every hit opens, and none is missing: world ${seed}`, async () => {
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
