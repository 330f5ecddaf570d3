import type { LessonInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { deleteUnit } from 'src/services/learning/courses/units/units'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { duplicateLesson } from './duplicateLesson'
import { createLesson, deleteLesson, updateLesson } from './lessons'
import { restoreLessonVersion } from './lessonVersions'

const input: LessonInput = {
  name: 'Welcome',
  shortDescription: '',
  description: '<p>Hello <a href="javascript:x">there</a></p>',
  type: 'VIDEO',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  videoSeconds: 120,
  isPreview: false,
  isRequired: true,
  completion: 'MANUAL',
  status: 'PUBLISHED',
}

const signInTeacher = async () =>
  signIn(await buildUser('head-coach'), 'head-coach')

describe('a lesson', () => {
  scenario(
    'Is saved sanitised at the end of its unit, with its first version',
    async () => {
      await signInTeacher()
      const { unitId } = await buildCourse({ lessons: 2 })
      const lesson = await createLesson({ unitId, input })
      expect(lesson).toMatchObject({
        position: 3,
        baseVersion: 1,
        description: '<p>Hello <a>there</a></p>',
      })
      expect(await db.lessonVersion.count()).toBe(1)
    }
  )

  scenario('Stores its texts in both languages', async () => {
    await signInTeacher()
    const { unitId } = await buildCourse()
    const texts = {
      nameFil: 'Maligayang pagdating',
      shortDescriptionFil: 'Dito po nagsisimula',
      descriptionFil: '<p>Kumusta</p>',
    }
    const { id } = await createLesson({ unitId, input: { ...input, ...texts } })
    expect(
      await updateLesson({
        id,
        baseVersion: 1,
        input: { ...input, ...texts, name: 'Hello' },
      })
    ).toMatchObject({ name: 'Hello', ...texts })
  })

  const wrong: [string, Partial<LessonInput>, Codes][] = [
    [
      'a video without an address',
      { videoUrl: null },
      { videoUrl: 'REQUIRED' },
    ],
    [
      'a video from elsewhere',
      { videoUrl: 'https://evil.example/x' },
      { videoUrl: 'VIDEO_URL_INVALID' },
    ],
    [
      'an embed from elsewhere',
      { type: 'CUSTOM_EMBED', embedUrl: 'https://evil.example' },
      { embedUrl: 'VIDEO_URL_INVALID' },
    ],
    ['no name', { name: ' ' }, { name: 'REQUIRED' }],
    [
      'more than all of a video',
      { completionValue: 101 },
      { completionValue: 'INVALID' },
    ],
  ]
  for (const [name, change, codes] of wrong) {
    scenario(`With ${name} is refused at the field`, async () => {
      await signInTeacher()
      const { unitId } = await buildCourse()
      await expect(
        createLesson({ unitId, input: { ...input, ...change } })
      ).rejects.toMatchObject(refusedFields(codes))
    })
  }

  scenario('Never overwrites a newer save', async () => {
    await signInTeacher()
    const { unitId } = await buildCourse()
    const { id } = await createLesson({ unitId, input })
    const results = await Promise.allSettled(
      ['Mine', 'Yours'].map((name) =>
        updateLesson({ id, baseVersion: 1, input: { ...input, name } })
      )
    )
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(
      updateLesson({ id, baseVersion: 1, input })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
    expect(await db.lessonVersion.count()).toBe(2)
  })

  scenario(
    'Is duplicated directly after itself, as a draft with its files',
    async () => {
      await signInTeacher()
      const { unitId, lessonIds } = await buildCourse({ lessons: 2 })
      await db.lessonFile.create({
        data: {
          lessonId: lessonIds[0],
          url: 'https://example.com',
          title: 'Link',
          category: 'web_links',
        },
      })
      const [copy] = await Promise.all([
        duplicateLesson({ id: lessonIds[0] }),
        duplicateLesson({ id: lessonIds[0] }),
      ])
      expect(copy).toMatchObject({ name: 'Lesson 1 (copy)', status: 'DRAFT' })
      expect(await db.lessonFile.count({ where: { lessonId: copy.id } })).toBe(
        1
      )
      expect(
        (
          await db.lesson.findMany({
            where: { unitId },
            orderBy: { position: 'asc' },
          })
        ).map(({ name, position }) => [name, position])
      ).toEqual([
        ['Lesson 1', 1],
        ['Lesson 1 (copy)', 2],
        ['Lesson 1 (copy)', 3],
        ['Lesson 2', 4],
      ])
      await deleteLesson({ id: copy.id })
      await expect(duplicateLesson({ id: copy.id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )

  scenario(
    'Is archived, and its unit cannot be deleted while it has lessons',
    async () => {
      await signInTeacher()
      const { unitId, lessonIds } = await buildCourse()
      expect((await deleteLesson({ id: lessonIds[0] })).status).toBe('ARCHIVED')
      await expect(deleteUnit({ id: unitId })).rejects.toMatchObject(
        refusal('IN_USE')
      )
    }
  )

  scenario('Cannot be saved while it is archived', async () => {
    await signInTeacher()
    const { unitId } = await buildCourse()
    const { id } = await createLesson({ unitId, input })
    await expect(
      updateLesson({
        id,
        baseVersion: 1,
        input: { ...input, status: 'ARCHIVED' },
      })
    ).rejects.toMatchObject(refusedFields({ status: 'INVALID' }))
    await deleteLesson({ id })
    for (const save of [
      () => updateLesson({ id, baseVersion: 1, input }),
      () => restoreLessonVersion({ id, baseVersion: 1, version: 1 }),
    ])
      await expect(save()).rejects.toMatchObject(refusal('LESSON_ARCHIVED'))
    expect(await db.lesson.findUnique({ where: { id } })).toMatchObject({
      status: 'ARCHIVED',
      baseVersion: 1,
    })
  })
})
