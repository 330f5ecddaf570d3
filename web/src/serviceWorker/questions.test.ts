// A page that was left open while another user signed in on the same device, without a connection.
import { answerAddress } from './operations'
import { stores } from './stores'

const OWNER = '8'
const waiting = new Map<string, unknown>()
const kept: Record<string, object> = {
  '/owner': { text: async () => OWNER },
  [answerAddress({ operationName: 'MyCoursesQuery', variables: {} })]: {
    status: 200,
  },
}

beforeAll(() =>
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage() {}
    },
    caches: {
      match: async (address: string) => kept[address],
      open: async (name: string) => ({
        put: async (address: string, answer: unknown) => {
          if (name === stores.waiting) waiting.set(address, answer)
        },
      }),
    },
    registration: {},
    fetch: () => Promise.reject(new TypeError('offline')),
  })
)

beforeEach(() => waiting.clear())

/** The worker's answers to a page of this user. */
const ask = async (user: string, asked: object) => {
  const request = {
    clone: () => ({ text: async () => JSON.stringify(asked) }),
    headers: new Headers({ 'x-page-user': user }),
  }
  const worker = await import('./questions')
  return worker.ask({ request, waitUntil: () => {} } as never)
}

const completion = {
  operationName: 'CompleteLessonMutation',
  variables: { lessonId: 3 },
}
const courses = { operationName: 'MyCoursesQuery' }

it('The worker queues progress of the owner’s page only', async () => {
  Object.assign(Response, { json: () => ({}), error: () => ({ status: 0 }) })
  expect(await ask('9', completion)).toEqual({ status: 0 })
  expect(waiting.size).toBe(0)
  await ask(OWNER, completion)
  expect(waiting.size).toBe(1)
})

it('The worker shows what is stored to the owner’s page only', async () => {
  expect(await ask('9', courses)).toEqual({ status: 0 })
  expect(await ask(OWNER, courses)).toEqual({ status: 200 })
})
