import type { LessonInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildCourse, buildFile } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { createLesson, updateLesson } from './lessons'
import {
  lessonVersion,
  lessonVersions,
  restoreLessonVersion,
} from './lessonVersions'

const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nKumusta\n'

const input: LessonInput = {
  name: 'Welcome',
  shortDescription: '',
  description: '<p>One</p>',
  type: 'IMAGE_TEXT',
  isPreview: false,
  isRequired: true,
  completion: 'MANUAL',
  status: 'PUBLISHED',
}

const teach = async () => {
  const teacher = await buildUser('head-coach')
  signIn(teacher, 'head-coach')
  const { unitId } = await buildCourse({ lessons: 0 })
  return { teacher, unitId }
}

describe('a lesson’s video, audio and captions', () => {
  const uploaded = { ...input, type: 'VIDEO' as const }

  scenario('Must be the editor’s own files of the right kind', async () => {
    const { teacher, unitId } = await teach()
    const film = await buildFile(teacher.id, {
      name: 'a.mp4',
      mime: 'video/mp4',
    })
    const song = await buildFile(teacher.id, {
      name: 'a.mp3',
      mime: 'audio/mpeg',
    })
    const stranger = await buildUser()
    const theirs = await buildFile(stranger.id, {
      name: 'b.mp4',
      mime: 'video/mp4',
    })

    const wrong: [Partial<LessonInput>, Codes][] = [
      [{}, { videoUrl: 'REQUIRED' }],
      [{ videoFileId: song.id }, { videoFileId: 'FILE_TYPE' }],
      [{ videoFileId: theirs.id }, { videoFileId: 'FILE_TYPE' }],
      [
        { videoFileId: film.id, audioFileId: film.id },
        { audioFileId: 'FILE_TYPE' },
      ],
      [
        { videoFileId: film.id, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
        { videoUrl: 'VIDEO_ONE' },
      ],
      [
        { videoFileId: film.id, captions: 'Hello' },
        { captions: 'CAPTIONS_INVALID' },
      ],
    ]
    for (const [changes, codes] of wrong)
      await expect(
        createLesson({ unitId, input: { ...uploaded, ...changes } })
      ).rejects.toMatchObject(refusedFields(codes))

    const lesson = await createLesson({
      unitId,
      input: {
        ...uploaded,
        videoFileId: film.id,
        audioFileId: song.id,
        transcript: 'Hello',
        transcriptFil: 'Kumusta',
        captionsFil: vtt,
      },
    })
    expect(lesson).toMatchObject({
      videoFile: { name: 'a.mp4' },
      audioFile: { name: 'a.mp3' },
      transcriptFil: 'Kumusta',
      captions: null,
      captionsFil: vtt,
    })

    const colleague = await buildUser('head-coach')
    signIn(colleague, 'head-coach')
    const kept = await updateLesson({
      id: lesson.id,
      baseVersion: 1,
      input: { ...uploaded, videoFileId: film.id, captions: vtt },
    })
    expect(kept).toMatchObject({
      videoFile: { name: 'a.mp4' },
      audioFile: null,
      captions: vtt,
      captionsFil: null,
    })
  })

  scenario('Are removed when the lesson is no longer a video', async () => {
    const { teacher, unitId } = await teach()
    const film = await buildFile(teacher.id, {
      name: 'a.mp4',
      mime: 'video/mp4',
    })
    const { id } = await createLesson({
      unitId,
      input: { ...uploaded, videoFileId: film.id },
    })
    expect(
      await updateLesson({
        id,
        baseVersion: 1,
        input: { ...input, videoFileId: film.id },
      })
    ).toMatchObject({ videoFile: null })
  })
})

describe('versions of a lesson', () => {
  scenario('Can be compared and restored as the newest version', async () => {
    const { unitId } = await teach()
    const { id } = await createLesson({
      unitId,
      input: { ...input, nameFil: 'Simula' },
    })
    await updateLesson({
      id,
      baseVersion: 1,
      input: { ...input, name: 'Hello', description: '<p>Two</p>' },
    })

    expect(await lessonVersions({ lessonId: id })).toMatchObject([
      { version: 2, editorName: expect.any(String) },
      { version: 1 },
    ])
    expect(await lessonVersion({ lessonId: id, version: 1 })).toMatchObject({
      name: 'Welcome',
      nameFil: 'Simula',
      description: '<p>One</p>',
    })
    expect(await lessonVersion({ lessonId: id, version: 9 })).toBeNull()

    const restored = await restoreLessonVersion({
      id,
      baseVersion: 2,
      version: 1,
    })
    expect(restored).toMatchObject({
      name: 'Welcome',
      nameFil: 'Simula',
      description: '<p>One</p>',
      baseVersion: 3,
    })
    expect(await lessonVersions({ lessonId: id })).toHaveLength(3)
  })

  scenario('Are not restored over a newer save', async () => {
    const { unitId } = await teach()
    const { id } = await createLesson({ unitId, input })
    await updateLesson({
      id,
      baseVersion: 1,
      input: { ...input, name: 'Hello' },
    })
    await expect(
      restoreLessonVersion({ id, baseVersion: 1, version: 1 })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
    await expect(
      restoreLessonVersion({ id, baseVersion: 2, version: 7 })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await db.lesson.findUnique({ where: { id } })).toMatchObject({
      name: 'Hello',
    })
  })

  scenario('Are kept for the last fifty saves', async () => {
    const { unitId } = await teach()
    const { id } = await createLesson({ unitId, input })
    for (let baseVersion = 1; baseVersion <= 52; baseVersion++)
      await updateLesson({ id, baseVersion, input })
    const kept = await lessonVersions({ lessonId: id })
    expect(kept).toHaveLength(50)
    expect(kept[0].version).toBe(53)
  })
})
