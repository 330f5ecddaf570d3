import fs from 'fs'
import path from 'path'

import {
  answerAddress,
  asAsked,
  isWaitingDone,
  keptQueries,
  meanwhileOf,
  waitingAddress,
  waitingLesson,
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

describe('the operations that the worker knows', () => {
  const named = new Set(
    sources(path.join(__dirname, '..')).flatMap(
      (text) => text.match(/\b(query|mutation) \w+/g) ?? []
    )
  )

  it.each(keptQueries)('%s is a query of a screen', (name) => {
    expect(named).toContain(`query ${name}`)
  })

  it.each(['SaveLessonPositionMutation', 'CompleteLessonMutation'])(
    '%s is a mutation of a screen that may wait',
    (name) => {
      expect(named).toContain(`mutation ${name}`)
      expect(meanwhileOf(asked(name))).toBeDefined()
    }
  )

  it('keeps nothing of money, and lets nothing else wait', () => {
    expect(keptQueries.join()).not.toMatch(/Bill|Invoice|Payment|Subscription/)
    expect(
      waitingAddress(asked('PayBillMutation', { lessonId: 1 }))
    ).toBeUndefined()
  })
})

it.each([
  ['', undefined],
  ['no json', undefined],
  ['{"query":"{ a }"}', undefined],
  ['{"operationName":"A"}', { operationName: 'A', variables: {} }],
])('reads %j', (body, expected) => {
  expect(asAsked(body)).toEqual(expected && { ...expected, body })
})

it('finds an answer whatever order its variables come in', () => {
  expect(answerAddress(asked('A', { x: 1, y: [2] }))).toBe(
    answerAddress(asked('A', { y: [2], isKeeping: true, x: 1 }))
  )
  expect(answerAddress(asked('A', { x: 1 }))).not.toBe(
    answerAddress(asked('A', { x: 2 }))
  )
})

it('gives the same lesson one place to wait in', () => {
  const done = waitingAddress(asked('CompleteLessonMutation', { lessonId: 7 }))
  const position = (positionSec: number) =>
    waitingAddress(
      asked('SaveLessonPositionMutation', { lessonId: 7, positionSec })
    )
  expect(position(3)).toBe(position(90))
  expect(done).not.toBe(position(3))
  expect([done, position(3)].map((place) => isWaitingDone(place!))).toEqual([
    true,
    false,
  ])
  expect(waitingLesson(done!)).toBe(7)
})
