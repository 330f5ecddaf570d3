import {
  assignmentRuleOf,
  nextManager,
  type AssignmentRule,
  type Candidate,
} from './successRules'

const candidate = (
  id: number,
  changes: Partial<Candidate> = {}
): Candidate => ({
  id,
  load: 0,
  capacity: null,
  lastAssignedAt: 0,
  batchIds: [],
  ...changes,
})

describe('the rule of a stored setting', () => {
  const texts: [string | null, AssignmentRule][] = [
    ['round-robin', 'round-robin'],
    ['by-batch', 'by-batch'],
    ['', 'manual'],
    ['anything', 'manual'],
    [null, 'manual'],
  ]
  it.each(texts)('of %p is %s', (text, rule) => {
    expect(assignmentRuleOf(text)).toBe(rule)
  })
})

describe('the next manager', () => {
  const cases: [
    string,
    AssignmentRule,
    Candidate[],
    number | null,
    number | null,
  ][] = [
    ['nobody by hand', 'manual', [candidate(1)], null, null],
    [
      'who waited longest, in turn',
      'round-robin',
      [
        candidate(1, { lastAssignedAt: 9 }),
        candidate(2, { lastAssignedAt: 5 }),
      ],
      null,
      2,
    ],
    [
      'the first of those who never got a member',
      'round-robin',
      [candidate(4), candidate(3)],
      null,
      3,
    ],
    [
      'who has the smallest part of their capacity taken',
      'least-loaded',
      [
        candidate(1, { load: 9, capacity: 10 }),
        candidate(2, { load: 20, capacity: 100 }),
      ],
      null,
      2,
    ],
    [
      'nobody whose places are taken',
      'least-loaded',
      [candidate(1, { load: 10, capacity: 10 })],
      null,
      null,
    ],
    [
      'of the batch, however loaded the others are',
      'by-batch',
      [candidate(1), candidate(2, { load: 50, batchIds: [7] })],
      7,
      2,
    ],
    [
      'nobody for a batch that nobody looks after',
      'by-batch',
      [candidate(1, { batchIds: [8] })],
      7,
      null,
    ],
    [
      'nobody for a member without a batch',
      'by-batch',
      [candidate(1, { batchIds: [8] })],
      null,
      null,
    ],
  ]
  it.each(cases)('is %s', (_, rule, candidates, batchId, id) => {
    expect(nextManager(rule, candidates, batchId)?.id ?? null).toBe(id)
  })
})
