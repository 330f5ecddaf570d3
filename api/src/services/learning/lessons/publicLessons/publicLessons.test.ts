import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { ANYBODY, opensFile } from 'src/lib/protection/signedLinks'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildCourse, buildFile } from 'src/testing/learning'
import { buildUser } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { firstPublicLesson } from './firstPublicLesson'
import { publicLesson } from './publicLesson'
import { publicLessons } from './publicLessons'

/** A published course whose first of two lessons is a preview. */
const previewing = async () => {
  const course = await buildCourse({ lessons: 2 })
  const [preview, paid] = course.lessonIds
  await db.lesson.update({ where: { id: preview }, data: { isPreview: true } })
  return { ...course, preview, paid }
}

const idsOf = async () =>
  (await publicLessons({})).flatMap(({ lessons }) =>
    lessons.map(({ id }) => id)
  )

describe('a visitor', () => {
  scenario('Meets the first lesson of the first course', async () => {
    expect(await firstPublicLesson()).toBeNull()
    const later = await previewing()
    const first = await previewing()
    for (const [position, { id }] of [first, later].entries())
      await db.course.update({ where: { id }, data: { position } })
    expect(await firstPublicLesson()).toMatchObject({ id: first.preview })
  })

  scenario('Reads only preview lessons of published courses', async () => {
    const course = await previewing()
    const other = await buildCourse()
    expect(await publicLessons({})).toMatchObject([
      { id: course.id, lessons: [{ id: course.preview }] },
    ])
    expect(await publicLesson({ id: course.preview })).toMatchObject({
      id: course.preview,
      courseTitle: course.title,
    })
    for (const id of [course.paid, other.lessonIds[0], 2_000_000_001])
      expect(await publicLesson({ id })).toBeNull()
  })

  scenario('Is told when a lesson has no text in their language', async () => {
    const { preview } = await previewing()
    const isOnlyEnglish = async (lang: 'en' | 'fil') => {
      context.visitor = { lang }
      const lesson = (await publicLesson({ id: preview })) as {
        isOnlyEnglish: boolean
      }
      return lesson.isOnlyEnglish
    }
    const write = (description: string, translations: object) =>
      db.lesson.update({
        where: { id: preview },
        data: { description, translations },
      })
    await write('', {})
    expect(await isOnlyEnglish('fil')).toBe(false)
    await write('<p>Hello</p>', { fil: { description: ' ' } })
    expect(await isOnlyEnglish('fil')).toBe(true)
    expect(await isOnlyEnglish('en')).toBe(false)
    await write('<p>Hello</p>', { fil: { description: '<p>Kumusta</p>' } })
    expect(await isOnlyEnglish('fil')).toBe(false)
  })

  const tomorrow = dateColumnOf(addDays(manilaToday(), 1))
  const closed: [
    string,
    {
      course?: Prisma.CourseUncheckedUpdateInput
      unit?: Prisma.UnitUncheckedUpdateInput
      lesson?: Prisma.LessonUncheckedUpdateInput
    },
  ][] = [
    ['a draft course', { course: { status: 'DRAFT' } }],
    ['an inactive course', { course: { status: 'INACTIVE' } }],
    ['an archived course', { course: { status: 'ARCHIVED' } }],
    ['a draft', { lesson: { status: 'DRAFT' } }],
    ['an archived lesson', { lesson: { status: 'ARCHIVED' } }],
    [
      'a lesson of tomorrow',
      { lesson: { opensBy: 'DATE', opensOn: tomorrow } },
    ],
    ['a unit of tomorrow', { unit: { opensBy: 'DATE', opensOn: tomorrow } }],
    [
      'a lesson that waits for an enrolment',
      { lesson: { opensBy: 'ENROLMENT', opensAfterDays: 0 } },
    ],
    ['a unit of a stage', { unit: { opensBy: 'STAGE', opensAtStage: 1 } }],
  ]
  for (const [name, { course, unit, lesson }] of closed)
    scenario(`Does not read ${name}`, async () => {
      const { id, unitId, preview } = await previewing()
      if (course) await db.course.update({ where: { id }, data: course })
      if (unit) await db.unit.update({ where: { id: unitId }, data: unit })
      if (lesson)
        await db.lesson.update({ where: { id: preview }, data: lesson })
      expect(await idsOf()).toEqual([])
      expect(await publicLesson({ id: preview })).toBeNull()
    })

  scenario(
    'Finds a page’s course, and nothing if no lesson is a preview',
    async () => {
      const course = await previewing()
      await previewing()
      expect(await publicLessons({ page: 'FREELANCING' })).toEqual([])
      await db.course.update({
        where: { id: course.id },
        data: { publicPage: 'FREE_TRAINING' },
      })
      expect(
        (await publicLessons({ page: 'FREE_TRAINING' })).map(({ id }) => id)
      ).toEqual([course.id])
      expect(await publicLessons({ page: 'FREELANCING' })).toEqual([])
    }
  )

  scenario(
    'Opens the files of a preview lesson without an account',
    async () => {
      const { preview } = await previewing()
      const { id: editorId } = await buildUser('admin')
      const video = await buildFile(editorId, {
        name: 'a.mp4',
        mime: 'video/mp4',
      })
      const sheet = await buildFile(editorId)
      await db.lesson.update({
        where: { id: preview },
        data: { type: 'VIDEO', videoFileId: video.id },
      })
      await db.lessonFile.createMany({
        data: [
          {
            lessonId: preview,
            fileId: sheet.id,
            title: 'Sheet',
            category: 'pdf',
          },
          {
            lessonId: preview,
            fileId: sheet.id,
            title: 'Old',
            category: 'pdf',
            archivedAt: new Date(),
          },
        ],
      })
      const lesson = await publicLesson({ id: preview })
      expect(lesson?.files.map(({ title }) => title)).toEqual(['Sheet'])
      const query = Object.fromEntries(
        new URL(lesson?.videoFile?.url ?? '', 'https://x.example').searchParams
      )
      expect(query.of).toBe(String(ANYBODY))
      expect(opensFile(video.id, query, undefined)).toBe(true)
      expect(opensFile(sheet.id, query, undefined)).toBe(false)
    }
  )

  scenario('Costs one statement, however many courses there are', async () => {
    for (let index = 0; index < 4; index++) await previewing()
    expect(await statementsOf(() => publicLessons({}))).toBe(1)
  })
})
