import { occurrenceChanges, type KnownOccurrence } from './occurrenceChanges'

const day = (number: number, hour = 12) =>
  new Date(Date.UTC(2026, 10, number, hour))

const known = (
  days: Date[],
  changes: Partial<KnownOccurrence> = {}
): KnownOccurrence[] =>
  days.map((originalStart, index) => ({
    id: index + 1,
    originalStart,
    people: 0,
    isDropped: false,
    ...changes,
  }))

test('Unchanged dates are kept', () => {
  const days = [day(3), day(10), day(17)]
  expect(occurrenceChanges(known(days), days)).toEqual({
    kept: [1, 2, 3],
    moved: [],
    added: [],
    removed: [],
  })
})

test('A weekly class on another weekday keeps its answers', () => {
  const { moved, added, removed } = occurrenceChanges(
    known([day(3), day(10)], { people: 4 }),
    [day(5), day(12), day(19)]
  )
  expect(moved).toEqual([
    { id: 1, from: day(3), to: day(5), people: 4 },
    { id: 2, from: day(10), to: day(12), people: 4 },
  ])
  expect(added).toEqual([day(19)])
  expect(removed).toEqual([])
})

test('Another hour moves every date of a daily event', () => {
  const { moved } = occurrenceChanges(known([day(3), day(4), day(5)]), [
    day(3, 15),
    day(4, 15),
    day(5, 15),
  ])
  expect(moved.map(({ id, to }) => [id, to])).toEqual([
    [1, day(3, 15)],
    [2, day(4, 15)],
    [3, day(5, 15)],
  ])
})

test('A date more than half a week away is a different one', () => {
  const { moved, added, removed } = occurrenceChanges(known([day(3)]), [day(8)])
  expect({ moved, added }).toEqual({ moved: [], added: [day(8)] })
  expect(removed).toEqual([{ id: 1, at: day(3), people: 0 }])
})

test('A rule of every second week keeps every second date and drops the others', () => {
  const { kept, removed, added } = occurrenceChanges(
    known([day(3), day(10), day(17)]),
    [day(3), day(17)]
  )
  expect({ kept, added }).toEqual({ kept: [1, 3], added: [] })
  expect(removed.map(({ id }) => id)).toEqual([2])
})

test('A dropped date is restored with its answers, and is not dropped twice', () => {
  const dropped = known([day(3)], { isDropped: true, people: 2 })
  expect(occurrenceChanges(dropped, [day(3)]).kept).toEqual([1])
  expect(occurrenceChanges(dropped, [day(5)])).toEqual({
    kept: [],
    moved: [],
    added: [day(5)],
    removed: [],
  })
})

test('Nothing is lost or invented by any change', () => {
  const before = known([day(1), day(4), day(8), day(20)])
  const wanted = [day(2), day(8), day(9), day(27)]
  const { kept, moved, added, removed } = occurrenceChanges(before, wanted)
  expect(kept.length + moved.length + removed.length).toBe(before.length)
  expect(kept.length + moved.length + added.length).toBe(wanted.length)
})
