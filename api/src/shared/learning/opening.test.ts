import {
  lessonLocks,
  lockOf,
  type LearnerFacts,
  type OpeningRule,
  type Previous,
} from './opening'

const facts: LearnerFacts = {
  today: '2026-11-22',
  enrolledOn: '2026-11-15',
  launchedOn: '2026-11-20',
  stageNumber: 2,
}

const rule = (changes: Partial<OpeningRule>): OpeningRule => ({
  opensBy: 'AT_ONCE',
  opensOn: null,
  opensAfterDays: null,
  opensAtStage: null,
  overriddenTo: null,
  ...changes,
})

describe('a rule', () => {
  it.each<[string, Partial<OpeningRule>, Previous, string | null]>([
    // Rule, facts, completion of the lesson before, and the day on which it opens.
    ['at once', {}, null, 'open'],
    ['today', { opensBy: 'DATE', opensOn: '2026-11-22' }, null, 'open'],
    [
      'tomorrow',
      { opensBy: 'DATE', opensOn: '2026-11-23' },
      null,
      '2026-11-23',
    ],
    [
      '7 days after enrolment',
      { opensBy: 'ENROLMENT', opensAfterDays: 7 },
      null,
      'open',
    ],
    [
      '8 days after enrolment',
      { opensBy: 'ENROLMENT', opensAfterDays: 8 },
      null,
      '2026-11-23',
    ],
    [
      'with the batch',
      { opensBy: 'BATCH_LAUNCH', opensAfterDays: 0 },
      null,
      'open',
    ],
    [
      '3 days after the launch',
      { opensBy: 'BATCH_LAUNCH', opensAfterDays: 3 },
      null,
      '2026-11-23',
    ],
    [
      'the first lesson, after the one before',
      { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 5 },
      undefined,
      'open',
    ],
    [
      'after one that is not done',
      { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 0 },
      null,
      null,
    ],
    [
      'right after one done today',
      { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 0 },
      '2026-11-22',
      'open',
    ],
    [
      'the day after one done today',
      { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 1 },
      '2026-11-22',
      '2026-11-23',
    ],
    ['at a stage reached', { opensBy: 'STAGE', opensAtStage: 2 }, null, 'open'],
    [
      'given earlier',
      { opensBy: 'DATE', opensOn: '2026-12-24', overriddenTo: '2026-11-22' },
      null,
      'open',
    ],
    ['given later', { overriddenTo: '2026-11-25' }, null, '2026-11-25'],
  ])('%s', (_name, changes, previous, opensOn) => {
    const lock = lockOf(rule(changes), facts, previous)
    expect(lock === null ? 'open' : lock.opensOn).toBe(opensOn)
  })

  it('By stage names the stage', () => {
    const lock = lockOf(
      rule({ opensBy: 'STAGE', opensAtStage: 3 }),
      facts,
      null
    )
    expect(lock).toMatchObject({ reason: 'STAGE', stageNumber: 3 })
  })

  it('By batch stays closed for learners without a batch', () => {
    const alone = { ...facts, launchedOn: null }
    expect(
      lockOf(rule({ opensBy: 'BATCH_LAUNCH', opensAfterDays: 0 }), alone, null)
    ).toMatchObject({ reason: 'BATCH_LAUNCH', opensOn: null })
  })
})

describe('a course', () => {
  const lesson = (id: number, changes = {}) => ({
    ...rule({}),
    id,
    isRequired: true,
    completedOn: null as string | null,
    wasOpened: false,
    ...changes,
  })
  const reasons = (changes: Partial<Parameters<typeof lessonLocks>[0]>) =>
    Object.fromEntries(
      [
        ...lessonLocks({
          progression: 'FREE',
          minStageNumber: null,
          isLimited: false,
          facts,
          units: [
            { ...rule({}), lessons: [lesson(1), lesson(2)] },
            { ...rule({}), lessons: [lesson(3)] },
          ],
          ...changes,
        }),
      ].map(([id, { reason }]) => [id, reason])
    )

  it('Without an order has no locks of its own', () => {
    expect(reasons({})).toEqual({})
  })

  it('With an order waits for the first required lesson that is not done', () => {
    const units = [
      {
        ...rule({}),
        lessons: [
          lesson(1, { completedOn: '2026-11-21' }),
          lesson(2, { isRequired: false }),
          lesson(3),
          lesson(4),
        ],
      },
      { ...rule({}), lessons: [lesson(5)] },
    ]
    expect(reasons({ progression: 'SEQUENTIAL', units })).toEqual({
      4: 'SEQUENCE',
      5: 'SEQUENCE',
    })
  })

  it('Of a later stage is closed as a whole', () => {
    expect(reasons({ minStageNumber: 3 })).toEqual({
      1: 'STAGE',
      2: 'STAGE',
      3: 'STAGE',
    })
    expect(reasons({ minStageNumber: 2 })).toEqual({})
  })

  it('With an overdue bill keeps opened lessons open', () => {
    const units = [
      { ...rule({}), lessons: [lesson(1, { wasOpened: true }), lesson(2)] },
    ]
    expect(reasons({ isLimited: true, units })).toEqual({ 2: 'OVERDUE' })
  })

  it('Closes a unit by the unit’s rule, which looks at the last lesson before it', () => {
    const unit = (completedOn: string | null) => [
      { ...rule({}), lessons: [lesson(1, { completedOn })] },
      {
        ...rule({ opensBy: 'PREVIOUS_LESSON', opensAfterDays: 1 }),
        lessons: [lesson(2), lesson(3)],
      },
    ]
    expect(reasons({ units: unit(null) })).toEqual({
      2: 'PREVIOUS_LESSON',
      3: 'PREVIOUS_LESSON',
    })
    expect(reasons({ units: unit('2026-11-21') })).toEqual({})
  })
})
