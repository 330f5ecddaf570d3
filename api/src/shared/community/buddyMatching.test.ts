import {
  type Candidate,
  type FreeTime,
  hurdlesOf,
  matchBuddies,
} from './buddyMatching'

const person = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  language: 'en',
  cadence: 'WEEKLY',
  times: [],
  stageNumber: 1,
  ...changes,
})

const people = (count: number, changes: (id: number) => Partial<Candidate>) =>
  Array.from({ length: count }, (_, n) => person(n + 1, changes(n + 1)))

const sizes = { min: 3, max: 5 }

const sizesOf = (count: number, [min, max]: number[]) => {
  const { groups, left } = matchBuddies(
    people(count, () => ({})),
    { min, max }
  )
  return [groups.map(({ userIds }) => userIds.length), left.length]
}

describe('the sizes of groups', () => {
  it.each([
    [0, [3, 5], [], 0],
    [2, [3, 5], [], 2],
    [3, [3, 5], [3], 0],
    [6, [3, 5], [3, 3], 0],
    [7, [3, 6], [4, 3], 0],
    [11, [4, 5], [5, 5], 1],
    [13, [3, 6], [5, 5, 3], 0],
    [120, [3, 6], Array.from({ length: 20 }, () => 6), 0],
  ])(
    'Of %i people, %p in each, are %p and %i left',
    (count, range, ...found) => {
      expect(sizesOf(count, range)).toEqual(found)
    }
  )
})

describe('what the people of a group share', () => {
  it('Is a language and a rhythm', () => {
    const { groups, left } = matchBuddies(
      people(12, (id) => ({
        language: id % 2 ? 'en' : 'fil',
        cadence: id % 4 < 2 ? 'DAILY' : 'WEEKLY',
      })),
      sizes
    )
    expect(groups).toEqual([
      { language: 'en', cadence: 'WEEKLY', times: [], userIds: [3, 7, 11] },
      { language: 'en', cadence: 'DAILY', times: [], userIds: [1, 5, 9] },
      { language: 'fil', cadence: 'WEEKLY', times: [], userIds: [2, 6, 10] },
      { language: 'fil', cadence: 'DAILY', times: [], userIds: [4, 8, 12] },
    ])
    expect(left).toEqual([])
  })

  it('Is a time that suits everybody; a person who names no time is free at any', () => {
    const times: FreeTime[][] = [
      ['MORNING'],
      ['EVENING', 'MORNING'],
      [],
      ['EVENING'],
      ['EVENING', 'WEEKEND'],
      ['WEEKEND', 'EVENING'],
    ]
    const { groups } = matchBuddies(
      people(6, (id) => ({ times: times[id - 1] })),
      sizes
    )
    expect(
      groups.map(({ userIds, times: shared }) => [[...userIds].sort(), shared])
    ).toEqual([
      [[1, 2, 3], ['MORNING']],
      [[4, 5, 6], ['EVENING']],
    ])
  })

  it('Are stages at most two apart; a person on no stage fits all', () => {
    const stages = [1, 9, 2, 8, 3, null, 7]
    const { groups } = matchBuddies(
      people(7, (id) => ({ stageNumber: stages[id - 1] })),
      sizes
    )
    expect(groups.map(({ userIds }) => [...userIds].sort())).toEqual([
      [1, 3, 5, 6],
      [2, 4, 7],
    ])
  })

  it('Is no former group', () => {
    // 1 to 3 were a group, and so were 4 to 6.
    const { groups, left } = matchBuddies(
      people(6, () => ({})),
      { min: 2, max: 2 },
      (one, other) => one > 3 === other > 3
    )
    expect(left).toEqual([])
    for (const { userIds } of groups)
      expect(userIds.filter((id) => id > 3)).toHaveLength(1)
  })
})

describe('a person who is left', () => {
  const reasonOf = (
    first: Partial<Candidate>,
    others: Partial<Candidate>,
    haveMet = false
  ) =>
    matchBuddies(
      people(4, (id) => (id === 1 ? first : others)),
      sizes,
      (one, other) => haveMet && (one === 1 || other === 1)
    ).left

  it.each([
    [{ language: 'fil' }, {}, false, 'FEW_SHARE_LANGUAGE_AND_RHYTHM'],
    [{ cadence: 'DAILY' }, {}, false, 'FEW_SHARE_LANGUAGE_AND_RHYTHM'],
    [{ times: ['MORNING'] }, { times: ['EVENING'] }, false, 'NO_COMMON_TIME'],
    [{ stageNumber: 4 }, {}, false, 'STAGES_APART'],
    [{}, {}, true, 'MET_BEFORE'],
  ] as const)('With %p among %p (met: %p) is told %s', (...args) => {
    const [first, others, haveMet, reason] = args
    expect(
      reasonOf(
        first as Partial<Candidate>,
        others as Partial<Candidate>,
        haveMet
      )
    ).toMatchObject([{ id: 1, reason }])
  })

  it('Is told when the others make whole groups', () => {
    expect(
      matchBuddies(
        people(11, () => ({})),
        { min: 4, max: 5 }
      ).left
    ).toMatchObject([{ needed: 3, reason: 'OTHERS_HAVE_GROUPS' }])
  })
})

it('A group that lacks people gets some of groups that can spare them', () => {
  // Two on stage 3 fit the third group only together with somebody of stage 1.
  const { groups, left } = matchBuddies(
    people(7, (id) => ({ stageNumber: id > 5 ? 3 : 1 })),
    sizes
  )
  expect(left).toEqual([])
  expect(groups.map(({ userIds }) => userIds.length).sort()).toEqual([3, 4])
})

it('The same people give the same groups, with each person once', () => {
  const crowd = people(600, (id) => ({
    language: id % 7 ? 'en' : 'fil',
    stageNumber: id % 9,
    times: id % 3 ? ['EVENING'] : ['MORNING', 'WEEKEND'],
  }))
  const { groups, left } = matchBuddies(crowd, sizes)
  expect(matchBuddies(crowd, sizes)).toEqual({ groups, left })
  expect(left).toEqual([])
  expect(new Set(groups.flatMap(({ userIds }) => userIds)).size).toBe(600)
})

describe('what keeps a person out of a group', () => {
  const group = {
    language: 'en',
    cadence: 'WEEKLY',
    people: [person(2, { times: ['MORNING'], stageNumber: 1 })],
  } as const

  it.each([
    [{}, []],
    [{ language: 'fil' }, ['LANGUAGE']],
    [{ cadence: 'DAILY' }, ['RHYTHM']],
    [{ times: ['EVENING'], stageNumber: 4 }, ['TIME', 'STAGE']],
  ] as const)('Of a person with %p is %p', (changes, hurdles) => {
    expect(hurdlesOf(person(1, changes), group, () => false)).toEqual(hurdles)
  })

  it('Is a former companion', () => {
    expect(hurdlesOf(person(1), group, () => true)).toEqual(['MET'])
  })
})
