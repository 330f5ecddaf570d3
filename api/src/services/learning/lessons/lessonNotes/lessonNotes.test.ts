import { db } from 'src/lib/db'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  createLessonNote,
  deleteLessonNote,
  myLessonNotes,
  updateLessonNote,
} from './lessonNotes'

const learnerOf = async (courseId: number) => {
  const member = await buildUser()
  await buyCourse(member.id, courseId)
  signIn(member)
  return member
}

describe('lesson notes', () => {
  scenario(
    'Can be written only in lessons that are open to the learner',
    async () => {
      const course = await buildCourse({
        lessons: 2,
        progression: 'SEQUENTIAL',
      })
      const [open, locked] = course.lessonIds
      signIn(await buildUser())
      await expect(
        createLessonNote({ lessonId: open, input: { text: 'Mine' } })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      await learnerOf(course.id)
      await expect(
        createLessonNote({ lessonId: locked, input: { text: 'Mine' } })
      ).rejects.toMatchObject(refusal('LESSON_LOCKED'))
      expect(await db.lessonNote.count()).toBe(0)
    }
  )

  scenario('Of another user are not found', async () => {
    const course = await buildCourse()
    const [lessonId] = course.lessonIds
    await learnerOf(course.id)
    const { id } = await createLessonNote({
      lessonId,
      input: { text: 'Private' },
    })
    await learnerOf(course.id)
    expect(await myLessonNotes({ lessonId })).toEqual([])
    await expect(
      updateLessonNote({ id, input: { text: 'Mine now' } })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(deleteLessonNote({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await db.lessonNote.findUnique({ where: { id } })).toMatchObject({
      text: 'Private',
    })
  })

  scenario('Name each invalid field', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    await expect(
      createLessonNote({
        lessonId: course.lessonIds[0],
        input: { text: ' ', positionSec: -1 },
      })
    ).rejects.toMatchObject(
      refusedFields({ text: 'REQUIRED', positionSec: 'INVALID' })
    )
  })

  scenario(
    'Are created, changed and deleted with a log row that omits their text',
    async () => {
      const course = await buildCourse()
      const [lessonId] = course.lessonIds
      await learnerOf(course.id)
      await createLessonNote({
        lessonId,
        input: { text: 'Later', positionSec: 90 },
      })
      const { id } = await createLessonNote({
        lessonId,
        input: { text: ' Secret thought ', positionSec: 12 },
      })
      await createLessonNote({ lessonId, input: { text: 'Of the whole' } })
      expect(
        (await myLessonNotes({ lessonId })).map(({ text }) => text)
      ).toEqual(['Of the whole', 'Secret thought', 'Later'])
      await updateLessonNote({ id, input: { text: 'Changed' } })
      await deleteLessonNote({ id })
      expect(await myLessonNotes({ lessonId })).toHaveLength(2)
      const log = await db.infoLog.findMany({
        where: { entity: 'LessonNote', entityId: String(id) },
        orderBy: { id: 'asc' },
      })
      expect(log.map(({ action }) => action)).toEqual([
        'lessonNote.created',
        'lessonNote.updated',
        'lessonNote.deleted',
      ])
      expect(JSON.stringify(log)).not.toContain('Secret')
    }
  )

  scenario('Sent ten times concurrently are stored once', async () => {
    const course = await buildCourse()
    const [lessonId] = course.lessonIds
    await learnerOf(course.id)
    const input = { text: 'Once', positionSec: 3 }
    const made = await Promise.all(
      Array.from({ length: 10 }, () => createLessonNote({ lessonId, input }))
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(
      await db.infoLog.count({ where: { action: 'lessonNote.created' } })
    ).toBe(1)
  })

  scenario('Are limited to 200 per lesson', async () => {
    const course = await buildCourse()
    const [lessonId] = course.lessonIds
    const { id: userId } = await learnerOf(course.id)
    await db.lessonNote.createMany({
      data: Array.from({ length: 200 }, (_, index) => ({
        userId,
        lessonId,
        text: `Note ${index}`,
      })),
    })
    await expect(
      createLessonNote({ lessonId, input: { text: 'One more' } })
    ).rejects.toMatchObject(refusal('TOO_MANY_NOTES'))
  })
})
