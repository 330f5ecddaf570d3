import { namesTarget, needsTarget } from './autoKinds'

test.each([
  ['LESSON', true, false],
  ['FORM', true, true],
  ['EVENT', false, false],
  ['POST', false, false],
  ['QUESTION', false, false],
  [null, false, false],
])(
  'A task that is finished by %s may name a record: %s, and has to: %s',
  (kind, names, needs) => {
    expect(namesTarget(kind)).toBe(names)
    expect(needsTarget(kind)).toBe(needs)
  }
)
