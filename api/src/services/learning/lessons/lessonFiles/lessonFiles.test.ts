import { db } from 'src/lib/db'
import { myLesson } from 'src/services/learning/courses/myCourses/myLesson'
import { buildCourse, buildFile, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  createLessonFile,
  deleteLessonFile,
  lessonFile,
  lessonFiles,
  orderLessonFiles,
  updateLessonFile,
} from './lessonFiles'

const input = { title: 'Worksheet', isDownloadable: true }

const teach = async () => {
  const teacher = await buildUser('head-coach')
  signIn(teacher, 'head-coach')
  const course = await buildCourse()
  return { teacher, course, lessonId: course.lessonIds[0] }
}

describe('a lesson file', () => {
  scenario('Is a file or an address, and has a title', async () => {
    const { teacher, lessonId } = await teach()
    const { id: fileId } = await buildFile(teacher.id)
    const url = 'https://example.com/template'
    for (const [wrong, codes] of [
      [{ ...input, title: ' ', fileId }, { title: 'REQUIRED' }],
      [input, { fileId: 'FILE_OR_LINK' }],
      [{ ...input, fileId, url }, { fileId: 'FILE_OR_LINK' }],
      [{ ...input, url: 'javascript:alert(1)' }, { url: 'WEBSITE_INVALID' }],
      [{ ...input, fileId: fileId + 1_000 }, { fileId: 'FILE_OR_LINK' }],
    ] as const)
      await expect(
        createLessonFile({ lessonId, input: wrong })
      ).rejects.toMatchObject(refusedFields(codes))
    expect(await db.lessonFile.count()).toBe(0)
  })

  scenario('Must be one of the editor’s own files', async () => {
    const { lessonId } = await teach()
    const stranger = await buildUser()
    const { id: fileId } = await buildFile(stranger.id)
    await expect(
      createLessonFile({ lessonId, input: { ...input, fileId } })
    ).rejects.toMatchObject(refusedFields({ fileId: 'FILE_OR_LINK' }))
  })

  scenario('Gets its category from its extension', async () => {
    const { teacher, lessonId } = await teach()
    const deck = await buildFile(teacher.id, { name: 'Deck.pptx' })
    const made = await createLessonFile({
      lessonId,
      input: { ...input, titleFil: 'Gawain', fileId: deck.id },
    })
    expect(made).toMatchObject({
      category: 'presentations',
      titleFil: 'Gawain',
      version: 1,
      file: { name: 'Deck.pptx', size: 1_234 },
    })
    expect(made.file?.url).toMatch(/^\/api\/uploads\/\d+\?until=/)
    const link = await createLessonFile({
      lessonId,
      input: { ...input, url: 'https://example.com' },
    })
    expect(link).toMatchObject({ category: 'web_links', file: null })
  })

  scenario(
    'Becomes a new version with another file, also one of a colleague',
    async () => {
      const { teacher, lessonId } = await teach()
      const { id: fileId } = await buildFile(teacher.id)
      const { id } = await createLessonFile({
        lessonId,
        input: { ...input, fileId },
      })

      const colleague = await buildUser('head-coach')
      signIn(colleague, 'head-coach')
      const kept = await updateLessonFile({
        id,
        input: { ...input, title: 'Notes', fileId },
      })
      expect(kept).toMatchObject({ title: 'Notes', version: 1 })
      const theirs = await buildFile(colleague.id, { name: 'Notes.docx' })
      const replaced = await updateLessonFile({
        id,
        input: { ...input, fileId: theirs.id },
      })
      expect(replaced).toMatchObject({ category: 'documents', version: 2 })
    }
  )

  scenario('Is deleted once, and its position with it', async () => {
    const { lessonId } = await teach()
    const make = () =>
      createLessonFile({
        lessonId,
        input: { ...input, url: 'https://example.com' },
      })
    const [first, second, third] = [await make(), await make(), await make()]
    await deleteLessonFile({ id: second.id })
    await expect(deleteLessonFile({ id: second.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await lessonFile({ id: second.id })).toBeNull()
    const ids = [third.id, first.id]
    expect(
      (await orderLessonFiles({ lessonId, ids })).map(({ id }) => id)
    ).toEqual(ids)
    expect((await lessonFiles({ lessonId })).map(({ id }) => id)).toEqual(ids)
    await expect(
      orderLessonFiles({ lessonId, ids: [third.id] })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
  })
})

scenario(
  'Is served to learners of an open lesson by personal links',
  async () => {
    const { teacher, course, lessonId } = await teach()
    const { id: fileId } = await buildFile(teacher.id)
    await createLessonFile({
      lessonId,
      input: { ...input, titleFil: 'Gawain', fileId },
    })

    const member = await buildUser()
    signIn(member)
    const ask = () => myLesson({ courseId: course.id, lessonId })
    expect(await ask()).toBeNull()
    await buyCourse(member.id, course.id)
    const lesson = await ask()
    expect(lesson?.files).toMatchObject([
      {
        title: 'Worksheet',
        category: 'pdf',
        name: 'Worksheet.pdf',
        size: 1_234,
      },
    ])
    expect(lesson?.files[0].url).toContain(`&of=${member.id}&`)
  }
)
