import fs from 'fs'
import path from 'path'

import {
  answerAddress,
  asAsked,
  isQueuedCompletion,
  keptQueries,
  interimAnswerTo,
  queueAddress,
  queuedLessonId,
} from './operations'

const asked = (operationName: string, variables = {}) => ({
  operationName,
  variables,
  body: JSON.stringify({ operationName, variables }),
})

const sources = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? sources(path.join(folder, entry.name))
        : /\.tsx?$/.test(entry.name)
          ? [fs.readFileSync(path.join(folder, entry.name), 'utf8')]
          : []
    )

describe('the operations known to the service worker', () => {
  const named = new Set(
    sources(path.join(__dirname, '..')).flatMap(
      (text) => text.match(/\b(query|mutation) \w+/g) ?? []
    )
  )

  it.each(keptQueries)('include %s, which is a query of a screen', (name) => {
    expect(named).toContain(`query ${name}`)
  })

  it.each(['SaveLessonPositionMutation', 'CompleteLessonMutation'])(
    'include %s, which is a mutation that may be queued',
    (name) => {
      expect(named).toContain(`mutation ${name}`)
      expect(interimAnswerTo(asked(name))).toBeDefined()
    }
  )

  it('include no query about money, and queue no other mutation', () => {
    expect(keptQueries.join()).not.toMatch(/Bill|Invoice|Payment|Subscription/)
    expect(
      queueAddress(asked('PayBillMutation', { lessonId: 1 }))
    ).toBeUndefined()
  })
})

it.each([
  ['', undefined],
  ['no json', undefined],
  ['{"query":"{ a }"}', undefined],
  ['{"operationName":"A"}', { operationName: 'A', variables: {} }],
])('The request body %j is parsed', (body, expected) => {
  expect(asAsked(body)).toEqual(expected && { ...expected, body })
})

it('An answer is found in any order of its variables', () => {
  expect(answerAddress(asked('A', { x: 1, y: [2] }))).toBe(
    answerAddress(asked('A', { y: [2], isKeeping: true, x: 1 }))
  )
  expect(answerAddress(asked('A', { x: 1 }))).not.toBe(
    answerAddress(asked('A', { x: 2 }))
  )
})

it('Each mutation is queued once per lesson', () => {
  const done = queueAddress(asked('CompleteLessonMutation', { lessonId: 7 }))
  const position = (positionSec: number) =>
    queueAddress(
      asked('SaveLessonPositionMutation', { lessonId: 7, positionSec })
    )
  expect(position(3)).toBe(position(90))
  expect(done).not.toBe(position(3))
  expect(
    [done, position(3)].map((place) => isQueuedCompletion(place!))
  ).toEqual([true, false])
  expect(queuedLessonId(done!)).toBe(7)
})
