import { isLessonKept, keptPages } from './keptPages'
import { answerAddress } from './operations'
import { stores } from './stores'

/** Stands in for the browser's caches: the stored texts by cache and address. */
const keep = (kept: Record<string, Record<string, string>>) => {
  const absolute = (address: string) => new URL(address, location.origin).href
  const find = (name: string, address: string) => {
    const text = kept[name]?.[address.replace(location.origin, '')]
    return text === undefined
      ? undefined
      : { json: async () => JSON.parse(text) }
  }
  Object.assign(globalThis, {
    caches: {
      match: async (address: string, { cacheName = '' }) =>
        find(cacheName, address),
      open: async (name: string) => ({
        keys: async () =>
          Object.keys(kept[name] ?? {}).map((path) => ({
            url: absolute(path),
          })),
        match: async ({ url }: { url: string }) => find(name, url),
      }),
    },
  })
}

const answerOf = (operationName: string, variables = {}) =>
  answerAddress({ operationName, variables })
const lesson = answerOf('MyLessonQuery', { courseId: 3, lessonId: 8 })
const text = '{"data":{"lesson":{"name":"A quiet corner"}}}'

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

describe('what opens offline', () => {
  it('is nothing on a new device', async () => {
    keep({})
    expect(await keptPages()).toEqual({
      hasHome: false,
      hasCourses: false,
      lessons: [],
    })
  })

  it('is home, the courses and the lessons, the latest first', async () => {
    const closed = answerOf('MyLessonQuery', { courseId: 3, lessonId: 10 })
    keep({
      [stores.answers]: {
        [answerOf('HomeLearnerQuery', { userId: 7 })]: '{}',
        [answerOf('MyLessonQuery', { courseId: 3, lessonId: 9 })]:
          '{"data":{"lesson":{"name":"Light"}}}',
        [closed]: '{"data":{"lesson":null}}',
        [answerOf('MyCoursesQuery')]: '{}',
        [lesson]: text,
      },
    })
    expect(await keptPages()).toEqual({
      hasHome: true,
      hasCourses: true,
      lessons: [
        { courseId: 3, id: 8, name: 'A quiet corner' },
        { courseId: 3, id: 9, name: 'Light' },
      ],
    })
  })
})

describe('a lesson', () => {
  const all = {
    [stores.shell]: { '/': '' },
    [stores.answers]: { [lesson]: text },
    [stores.assets]: { '/assets/page.js': '' },
  }
  const files = ['/assets/page.js']

  it('is kept with its text, the shell and the loaded files', async () => {
    keep(all)
    expect(await isLessonKept({ courseId: 3, id: 8 }, files)).toBe(true)
  })

  it.each([stores.shell, stores.answers, stores.assets])(
    'is not kept without its part of %s',
    async (missing) => {
      keep({ ...all, [missing]: {} })
      expect(await isLessonKept({ courseId: 3, id: 8 }, files)).toBe(false)
    }
  )
})
