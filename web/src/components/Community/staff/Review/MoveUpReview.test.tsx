import { render, screen } from '@redwoodjs/testing/web'

import { MoveUpReview } from './MoveUpReview'

const request = {
  id: 1,
  memberName: 'Luna Reyes',
  memberSlug: 'luna-reyes',
  fromStage: { id: 1, number: 1, name: 'Start' },
  toStage: { id: 2, number: 2, name: 'Learn' },
  xp: 100,
  requiredPoints: 100,
  joinedAt: '2026-11-01T00:00:00.000Z',
  answerDueAt: '2026-12-01T00:00:00.000Z',
  isStillEligible: false,
  tasks: [],
  steps: [],
  lessons: [],
  lessonCount: 0,
  attendance: [],
  attendanceCount: 0,
  reviewers: [],
}

const show = (status: string) =>
  render(<MoveUpReview request={{ ...request, status } as never} />)

const gap = () => screen.queryByText('Something is missing now. Why?')

describe('the review of a request to move up', () => {
  it('says that something is missing while the request waits', () => {
    show('REQUESTED')
    expect(gap()).toBeInTheDocument()
  })

  // A member who has moved up has left the stage of the request.
  it('does not once the request is answered', () => {
    show('APPROVED')
    expect(gap()).not.toBeInTheDocument()
  })
})
