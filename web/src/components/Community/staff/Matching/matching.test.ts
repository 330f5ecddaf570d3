import { stagesOf, without, withPlaced, type MatchedGroup } from './matching'

const group = (...people: [id: number, stageNumber: number | null][]) =>
  ({
    members: people.map(([id, stageNumber]) => ({
      person: { id },
      stageNumber,
    })),
  }) as unknown as MatchedGroup

describe('a previewed group', () => {
  it('Has the people who were left and put into it', () => {
    const groups = [group([1, 1], [2, 1]), group([3, 1], [4, 1])]
    const { members: left } = group([5, 1], [6, 1], [7, 1])
    const placed = new Map([
      [5, 1],
      [7, -1],
    ])
    const full = withPlaced({ groups, left: left as never }, placed)
    expect(
      full.map(({ members }) => members.map(({ person }) => person.id))
    ).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
  })

  it.each([
    [group([1, 2], [2, 2]), '2'],
    [group([1, 3], [2, null], [3, 1]), '1–3'],
    [group([1, null]), ''],
  ])('Tells its stages', (matched, text) => {
    expect(stagesOf(matched)).toBe(text)
  })

  it('Ends with one person left', () => {
    const groups = [group([1, 1], [2, 1]), group([3, 1], [4, 1], [5, 1])]
    const left = without(groups, new Set([2, 5]))
    expect(
      left.map(({ members }) => members.map(({ person }) => person.id))
    ).toEqual([[3, 4]])
  })
})
