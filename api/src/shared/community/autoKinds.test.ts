import { namesTarget } from './autoKinds'

test.each([
  ['LESSON', true],
  ['FORM', true],
  ['EVENT', false],
  ['POST', false],
  ['QUESTION', false],
  [null, false],
])('A task that is finished by %s names a record: %s', (kind, names) =>
  expect(namesTarget(kind)).toBe(names)
)
