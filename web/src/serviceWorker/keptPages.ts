// Pages that open without a connection, read from the caches of this device.
import { answerAddress, asksOf } from './operations'
import { stores } from './stores'

export type KeptPages = {
  hasHome: boolean
  hasCourses: boolean
  /** The lessons with their texts, the latest first. */
  lessons: { courseId: number; id: number; name: string }[]
}

/** A page lists no more of them. */
const MOST_LESSONS = 8

export const keptPages = async (): Promise<KeptPages> => {
  const store = await caches.open(stores.answers)
  const requests = [...(await store.keys())].reverse()
  const named = (name: string) =>
    requests.filter(({ url }) => asksOf(url).operationName === name)
  const lessons = await Promise.all(
    named('MyLessonQuery')
      .slice(0, MOST_LESSONS)
      .map(async (request) => {
        const answer = await (await store.match(request))?.json()
        const { courseId, lessonId } = asksOf(request.url).variables
        const name = answer?.data?.lesson?.name as string | undefined
        return (
          name && { courseId: Number(courseId), id: Number(lessonId), name }
        )
      })
  )
  return {
    hasHome: named('HomeLearnerQuery').length > 0,
    hasCourses: named('MyCoursesQuery').length > 0,
    lessons: lessons.filter((lesson) => !!lesson),
  }
}

const isKept = async (store: string, address: string) =>
  Boolean(await caches.match(address, { cacheName: store, ignoreVary: true }))

/** Whether this lesson's page opens without a connection: its text, the shell and the loaded files are on the device. */
export const isLessonKept = async (
  lesson: { courseId: number; id: number },
  files: readonly string[]
) => {
  const answer = answerAddress({
    operationName: 'MyLessonQuery',
    variables: { courseId: lesson.courseId, lessonId: lesson.id },
  })
  const found = await Promise.all([
    isKept(stores.shell, '/'),
    isKept(stores.answers, answer),
    ...files.map((file) => isKept(stores.assets, file)),
  ])
  return found.every(Boolean)
}
