import type { CourseInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildCourse } from 'src/testing/learning'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { deleteLesson } from '../lessons/lessons'

import {
  course,
  courses,
  coursesPage,
  createCourse,
  deleteCourse,
  updateCourse,
} from './courses'

const setUp = async () => {
  const teacher = await buildUser('head-coach')
  signIn(teacher, 'head-coach')
  await buildAccessLevel('member')
  const input: CourseInput = {
    title: 'Getting clients',
    titleFil: 'Paghanap ng kliyente',
    slug: `clients-${draw()}`,
    shortDescription: 'In four weeks',
    shortDescriptionFil: '',
    description: '<p>Hello</p><script>alert(1)</script>',
    status: 'DRAFT',
    progression: 'FREE',
    accessLevelIds: ['member'],
    position: 1,
  }
  return { teacher, input }
}

const titlesOf = ({ rows }: { rows: { title: string }[] }) =>
  rows.map(({ title }) => title)

describe('a course', () => {
  scenario('is made by its author, clean and in both languages', async () => {
    const { teacher, input } = await setUp()
    const made = await createCourse({ input })
    expect(made).toMatchObject({
      titleFil: 'Paghanap ng kliyente',
      shortDescriptionFil: null,
      description: '<p>Hello</p>',
      descriptionFil: null,
      accessLevelIds: ['member'],
      authorId: teacher.id,
      publishedAt: null,
      units: [],
      lessonCount: 0,
    })
    expect(await course({ id: made.id })).toEqual(made)
  })

  scenario('is published the day it first was', async () => {
    const { input } = await setUp()
    const { id } = await createCourse({ input })
    const published = { ...input, status: 'PUBLISHED' as const }
    const { publishedAt } = await updateCourse({ id, input: published })
    expect(publishedAt).not.toBeNull()
    await updateCourse({ id, input: { ...input, status: 'INACTIVE' } })
    expect(await updateCourse({ id, input: published })).toMatchObject({
      publishedAt,
    })
  })

  const wrong: [string, Partial<CourseInput>, Codes][] = [
    ['without a title', { title: ' ' }, { title: 'REQUIRED' }],
    ['at an odd address', { slug: 'a--b' }, { slug: 'SLUG_INVALID' }],
    [
      'before the first stage',
      { minStageNumber: -1 },
      { minStageNumber: 'INVALID' },
    ],
    [
      'for a level that is none',
      { accessLevelIds: ['nobody'] },
      { accessLevelIds: 'INVALID' },
    ],
  ]
  for (const [name, change, codes] of wrong) {
    scenario(`${name} is refused at the field`, async () => {
      const { input } = await setUp()
      const { id } = await createCourse({ input })
      const bad = { ...input, slug: `course-${draw()}`, ...change }
      await expect(createCourse({ input: bad })).rejects.toMatchObject(
        refusedFields(codes)
      )
      await expect(updateCourse({ id, input: bad })).rejects.toMatchObject(
        refusedFields(codes)
      )
      expect((await course({ id }))?.accessLevelIds).toEqual(['member'])
    })
  }

  scenario('of a taken address is refused', async () => {
    const { input } = await setUp()
    await createCourse({ input })
    const other = await buildCourse()
    const taken = refusedFields({ slug: 'SLUG_TAKEN' })
    await expect(createCourse({ input })).rejects.toMatchObject(taken)
    await expect(updateCourse({ id: other.id, input })).rejects.toMatchObject(
      taken
    )
  })

  scenario('takes a level once and gives it back', async () => {
    const { input } = await setUp()
    const { id, accessLevelIds } = await createCourse({
      input: { ...input, accessLevelIds: ['member', 'member'] },
    })
    expect(accessLevelIds).toEqual(['member'])
    expect(
      (await updateCourse({ id, input: { ...input, accessLevelIds: [] } }))
        .accessLevelIds
    ).toEqual([])
  })

  scenario(
    'is archived once, also by two at once, and keeps its lessons',
    async () => {
      await setUp()
      const { id } = await buildCourse({ lessons: 2 })
      const results = await Promise.allSettled([
        deleteCourse({ id }),
        deleteCourse({ id }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(deleteCourse({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      expect(await course({ id })).toMatchObject({
        status: 'ARCHIVED',
        lessonCount: 2,
      })
      expect(
        await db.infoLog.count({ where: { action: 'course.archived' } })
      ).toBe(1)
    }
  )

  scenario('that is not there is not found', async () => {
    const { input } = await setUp()
    expect(await course({ id: 0 })).toBeNull()
    await expect(updateCourse({ id: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('the list of courses', () => {
  const stock = async () => {
    const { input } = await setUp()
    for (const [title, status, position] of [
      ['Basics', 'PUBLISHED', 2],
      ['Clients', 'DRAFT', 1],
      ['Design', 'INACTIVE', 3],
      ['Old', 'ARCHIVED', 4],
    ] as const)
      await createCourse({
        input: { ...input, title, status, position, slug: title.toLowerCase() },
      })
  }

  scenario('is sorted, searched and paged', async () => {
    await stock()
    expect(titlesOf(await coursesPage({}))).toEqual([
      'Design',
      'Clients',
      'Basics',
    ])
    expect(titlesOf(await coursesPage({ sort: 'position' }))).toEqual([
      'Clients',
      'Basics',
      'Design',
    ])
    expect(titlesOf(await coursesPage({ q: 'IEN' }))).toEqual(['Clients'])
    expect(
      await coursesPage({ sort: '-title', page: 2, perPage: 1 })
    ).toMatchObject({
      total: 3,
      rows: [{ title: 'Clients' }],
    })
  })

  const byFilter: [string, string[]][] = [
    ['active', ['Basics']],
    ['inactive', ['Clients', 'Design']],
    ['archived', ['Old']],
    ['nonsense', ['Basics', 'Clients', 'Design']],
  ]
  for (const [filter, titles] of byFilter) {
    scenario(`of ${filter} ones is ${titles.join(', ')}`, async () => {
      await stock()
      expect(titlesOf(await coursesPage({ filter, sort: 'title' }))).toEqual(
        titles
      )
    })
  }

  scenario('counts the lessons that are there', async () => {
    await setUp()
    const { lessonIds } = await buildCourse({ lessons: 2 })
    await deleteLesson({ id: lessonIds[0] })
    expect((await coursesPage({})).rows).toMatchObject([{ lessonCount: 1 }])
  })

  scenario('costs as many statements for ten as for one', async () => {
    await buildCourse({ lessons: 3 })
    const few = await statementsOf(() => coursesPage({}))
    for (let each = 0; each < 9; each++) await buildCourse({ lessons: 3 })
    expect(await statementsOf(() => coursesPage({}))).toBe(few)
  })

  scenario('for choosing leaves the archived out', async () => {
    await stock()
    expect((await courses()).map(({ title }) => title)).toEqual([
      'Basics',
      'Clients',
      'Design',
    ])
  })
})
