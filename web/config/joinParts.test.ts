import { joinParts, loadedWith, type Part } from './joinParts'

const part = (
  name: string,
  screens: string[],
  bytes: number,
  imports: Part[] = [],
  kind = 'code'
): Part => ({
  kind,
  modules: [name],
  screens: new Set(screens),
  bytes,
  imports: new Set(imports),
})

const filesOf = (parts: Part[]) =>
  joinParts(parts, () => 1)
    .map(({ modules }) => modules.sort().join('+'))
    .sort()

test('Parts of the same screens become one file', () => {
  expect(
    filesOf([part('a', ['x', 'y'], 900), part('b', ['x', 'y'], 900)])
  ).toEqual(['a+b'])
})

test('Parts of different screens stay apart where bytes in vain cost more than a request', () => {
  const parts = (bytes: number) => [
    part('a', ['x', 'y'], bytes),
    part('b', ['x', 'z'], bytes),
  ]
  expect(filesOf(parts(900))).toEqual(['a', 'b'])
  expect(filesOf(parts(9))).toEqual(['a+b'])
})

test('A screen with more weight loads no parts of other screens', () => {
  const parts = () => [
    part('a', ['x', 'y'], 9),
    part('b', ['x', 'y', 'first'], 9),
  ]
  const weightOf = (screen: string) => (screen === 'first' ? 100 : 1)
  expect(joinParts(parts(), () => 1)).toHaveLength(1)
  expect(joinParts(parts(), weightOf)).toHaveLength(2)
})

test('A part’s imports count as unneeded bytes', () => {
  const large = part('large', ['x', 'y'], 9000)
  expect(
    filesOf([
      part('a', ['x', 'y'], 1, [large]),
      part('b', ['x', 'z'], 1),
      large,
    ])
  ).toEqual(['a+large', 'b'])
})

test('Code and texts, and parts around a third, never become one file', () => {
  expect(filesOf([part('a', ['x'], 1), part('b', ['x'], 1, [], 'en')])).toEqual(
    ['a', 'b']
  )
  const last = part('last', ['x', 'y'], 1)
  const middle = part('middle', ['x', 'y'], 1, [last], 'en')
  expect(
    filesOf([part('first', ['x', 'y'], 1, [middle]), middle, last])
  ).toEqual(['first', 'last', 'middle'])
})

test('A screen that asks for too many files joins those that cost the others least', () => {
  const many = Array.from({ length: 33 }, (_, at) =>
    part(`part${at}`, ['x', `other${at}`], at < 2 ? 2000 : 9000)
  )
  const files = joinParts(many, () => 1)
  expect(files.filter(({ screens }) => screens.has('x'))).toHaveLength(32)
  expect(files.filter(({ bytes }) => bytes === 9000)).toHaveLength(31)
})

test('A thing loads all that it imports, except what is loaded before', () => {
  const imports: Record<string, string[]> = {
    a: ['b', 'c'],
    b: ['d'],
    c: ['a'],
  }
  expect(
    [...loadedWith('a', (name) => imports[name] ?? [], new Set(['b']))].sort()
  ).toEqual(['a', 'c'])
})
