import { pairKey, proposePairs, type Candidate } from './challengePairs'

const person = (
  id: number,
  startsOn = '2026-11-20',
  stage: number | null = 1
): Candidate => ({ id, startsOn, stage })

const idsOf = ({ pairs, alone }: ReturnType<typeof proposePairs>) => ({
  pairs: pairs.map(({ aId, bId }) => pairKey(aId, bId)).sort(),
  alone,
})

describe('pairs of a challenge', () => {
  const cases: [string, Candidate[], string[], string[], number[]][] = [
    ['nobody', [], [], [], []],
    ['one person', [person(1)], [], [], [1]],
    ['two people', [person(1), person(2)], [], ['1-2'], []],
    [
      'the same start before the same stage',
      [
        person(1, '2026-11-20', 1),
        person(2, '2026-11-21', 1),
        person(3, '2026-11-20', 5),
        person(4, '2026-11-21', 5),
      ],
      [],
      ['1-3', '2-4'],
      [],
    ],
    [
      'near stages among those of one day',
      [
        person(1, '2026-11-20', 1),
        person(2, '2026-11-20', 5),
        person(3, '2026-11-20', 2),
        person(4, '2026-11-20', 6),
      ],
      [],
      ['1-3', '2-4'],
      [],
    ],
    [
      'the odd one out of a day with the next day',
      [
        person(1, '2026-11-20'),
        person(2, '2026-11-20'),
        person(3, '2026-11-20'),
        person(4, '2026-11-22'),
      ],
      [],
      ['1-2', '3-4'],
      [],
    ],
    [
      'those of one day before an earlier person without company',
      [
        person(1, '2026-11-20'),
        person(2, '2026-11-21'),
        person(3, '2026-11-21'),
      ],
      [],
      ['2-3'],
      [1],
    ],
    [
      'no former pair',
      [person(1), person(2), person(3), person(4)],
      ['1-2'],
      ['1-3', '2-4'],
      [],
    ],
    [
      'other partners for two who were a pair',
      [person(1), person(2), person(3), person(4)],
      ['3-4'],
      ['1-3', '2-4'],
      [],
    ],
    [
      'two who were a pair, and nobody else',
      [person(1), person(2)],
      ['1-2'],
      [],
      [1, 2],
    ],
    [
      'people without a stage with each other',
      [
        person(1),
        person(2, undefined, null),
        person(3, undefined, null),
        person(4),
      ],
      [],
      ['1-4', '2-3'],
      [],
    ],
  ]
  it.each(cases)('for %s', (_, people, former, pairs, alone) => {
    expect(idsOf(proposePairs(people, new Set(former)))).toEqual({
      pairs,
      alone,
    })
  })

  it('say how far apart two people are', () => {
    const { pairs } = proposePairs(
      [person(1, '2026-11-20', 2), person(2, '2026-11-22', 5)],
      new Set()
    )
    expect(pairs).toEqual([{ aId: 1, bId: 2, daysApart: 2, stagesApart: 3 }])
    const unknown = proposePairs(
      [person(1), person(2, undefined, null)],
      new Set()
    )
    expect(unknown.pairs[0].stagesApart).toBeNull()
  })

  it('do not depend on the order of the people, and leave one out of an odd number', () => {
    const people = Array.from({ length: 41 }, (_, id) =>
      person(id + 1, `2026-11-${20 + (id % 3)}`, id % 4)
    )
    const there = idsOf(proposePairs(people, new Set()))
    expect(idsOf(proposePairs([...people].reverse(), new Set()))).toEqual(there)
    expect(there.pairs).toHaveLength(20)
    expect(there.alone).toHaveLength(1)
    const paired = there.pairs.flatMap((pair) => pair.split('-'))
    expect(new Set(paired).size).toBe(40)
  })
})
