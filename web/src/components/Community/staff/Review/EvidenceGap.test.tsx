import { render } from '@redwoodjs/testing/web'

import { EvidenceGap } from './EvidenceGap'

const task = (changes: object = {}) => ({
  isRequired: true,
  how: 'DONE_BY_YOU',
  proofText: '',
  proofUrl: null,
  proofFileUrl: null,
  ...changes,
})

const textOf = (
  tasks: object[],
  { lessonCount = 0, attendanceCount = 0 } = {}
) => {
  const request = { tasks, lessonCount, attendanceCount }
  return render(<EvidenceGap request={request as never} />).container
    .textContent
}

describe('a gap in the evidence', () => {
  it.each([
    [0, 0, 'No finished lesson and no attended event is on record.'],
    [0, 2, 'No finished lesson is on record.'],
    [3, 0, 'No attended event is on record.'],
  ])(
    'is told with %i lessons and %i events',
    (lessonCount, attendanceCount, missing) => {
      expect(
        textOf([task(), task(), task({ how: 'APPROVED' })], {
          lessonCount,
          attendanceCount,
        })
      ).toBe(`The member ticked 2 required tasks without a proof. ${missing}`)
    }
  )

  it.each([
    ['both are on record', [task()], { lessonCount: 1, attendanceCount: 1 }],
    ['the task has a proof', [task({ proofText: 'Here' })], {}],
    ['a reviewer approved it', [task({ how: 'APPROVED' })], {}],
    ['the task is optional', [task({ isRequired: false })], {}],
    ['nothing is finished', [task({ how: null })], {}],
  ])('is not told when %s', (_, tasks, counts) => {
    expect(textOf(tasks, counts)).toBe('')
  })
})
