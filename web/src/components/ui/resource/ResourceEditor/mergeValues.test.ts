import { mergeValues } from './mergeValues'

const opened = { name: 'A', tags: ['x'], until: null as string | null }

describe('the values of a form beside those that somebody saved meanwhile', () => {
  test('Typed values stay if nobody saved', () => {
    expect(
      mergeValues(opened, { ...opened, name: 'B' }, { ...opened })
    ).toEqual({ theirs: {}, conflicts: [] })
  })

  test('A field that only the other one changed is theirs', () => {
    expect(
      mergeValues(
        opened,
        { ...opened, name: 'B' },
        { name: 'A', tags: ['x', 'y'], until: '2026-12-01' }
      )
    ).toEqual({
      theirs: { tags: ['x', 'y'], until: '2026-12-01' },
      conflicts: [],
    })
  })

  test('A field that both changed is a conflict, unless both wrote the same', () => {
    expect(
      mergeValues(
        opened,
        { name: 'B', tags: ['z'], until: null },
        { name: 'C', tags: ['z'], until: null }
      )
    ).toEqual({ theirs: {}, conflicts: ['name'] })
  })
})
