import { afterAction } from './afterAction'

const actions = ['Record payment for', 'Open the payments of']

it.each([
  ['Record payment for Ben', 'Ben'],
  ['record payment ben bautista', 'ben bautista'],
  ['rec pay for ben', 'ben'],
  ['record ben', 'ben'],
  ['open payments of Ana', 'Ana'],
  ['record payment', 'record payment'],
  ['Ben', 'Ben'],
  ['re ben', 're ben'],
  ['AR-2026-000012', 'AR-2026-000012'],
])('%j looks for %j', (typed, expected) => {
  expect(afterAction(typed, actions)).toBe(expected)
})
