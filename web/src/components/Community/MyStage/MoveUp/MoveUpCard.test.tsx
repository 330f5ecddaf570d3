import type { MyStageFields } from 'types/graphql'

import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { MoveUpCard } from './MoveUpCard'

const request = (changes: object = {}) => ({
  id: 8,
  status: 'REQUESTED',
  round: 1,
  submittedAt: '2026-11-20T01:00:00Z',
  slaDueAt: '2026-11-22T01:00:00Z',
  isOverdue: false,
  isClaimed: false,
  reviewerNote: '',
  memberNote: '',
  steps: [],
  ...changes,
})

const step = (rule: string, isMet: boolean, inputs: object) => ({
  rule,
  isMet,
  inputs,
})

const mine = (changes: object = {}) =>
  ({
    nextStage: { id: 2, number: 2, name: 'Learn', description: '' },
    nextUnlocks: 'Group calls',
    requireReview: true,
    slaHours: 48,
    isReady: false,
    readinessTrace: [
      step('requiredTasks', false, { remainingRequired: 2 }),
      step('requiredPoints', true, { points: 90, requiredPoints: 50 }),
    ],
    request: null,
    ...changes,
  }) as unknown as MyStageFields

const asks = () => screen.queryByRole('button', { name: /^(Ask|Move up)/ })

const answering = (status: string) => {
  const asked = jest.fn((_variables: object) => ({
    requestMoveUp: { id: 8, status },
  }))
  mockGraphQLMutation('RequestMoveUpMutation', asked)
  return asked
}

describe('the request to move up', () => {
  it('is not offered on the highest stage', () => {
    const { container } = render(
      <MoveUpCard mine={mine({ nextStage: null })} />
    )
    expect(container).toBeEmptyDOMElement()
  })

  it('lists what is missing before it is possible', async () => {
    render(<MoveUpCard mine={mine()} />)
    const [tasks, points] = await screen.findAllByRole('listitem')
    expect(tasks).toHaveTextContent('2 required tasks are left')
    expect(points).toHaveTextContent('90 XP of the 50 XP needed')
    expect(screen.getByText(/Group calls/)).toBeInTheDocument()
    expect(asks()).not.toBeInTheDocument()
  })

  it('is sent with a note once everything is done', async () => {
    const asked = answering('REQUESTED')
    render(<MoveUpCard mine={mine({ isReady: true })} />)
    expect(
      await screen.findByText('You get an answer within 48 hours.')
    ).toBeInTheDocument()
    fireEvent.change(screen.getByRole('textbox'), {
      target: { value: 'Salamat' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Ask to move up' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(asked.mock.calls[0][0]).toEqual({ note: 'Salamat' })
  })

  it('needs no note where no review is required', async () => {
    const asked = answering('APPROVED')
    render(<MoveUpCard mine={mine({ isReady: true, requireReview: false })} />)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    fireEvent.click(await screen.findByRole('button', { name: 'Move up now' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  })

  it('waits for a reviewer, and is withdrawn after a confirmation', async () => {
    const withdrawn = jest.fn((_variables: object) => ({
      withdrawMoveUp: { id: 8, status: 'WITHDRAWN' },
    }))
    mockGraphQLMutation('WithdrawMoveUpMutation', withdrawn)
    render(<MoveUpCard mine={mine({ request: request() })} />)
    expect(
      await screen.findByText(/Your request waits for a reviewer/)
    ).toBeInTheDocument()
    expect(asks()).not.toBeInTheDocument()
    const withdraw = { name: 'Withdraw the request' }
    fireEvent.click(screen.getByRole('button', withdraw))
    const dialog = await screen.findByRole('dialog')
    expect(withdrawn).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', withdraw))
    await waitFor(() => expect(withdrawn).toHaveBeenCalledTimes(1))
    expect(withdrawn.mock.calls[0][0]).toEqual({ id: 8 })
  })

  it('apologizes when the answer is late', async () => {
    render(
      <MoveUpCard mine={mine({ request: request({ isOverdue: true }) })} />
    )
    expect(
      await screen.findByText(/We are late, sorry. It was due by/)
    ).toBeInTheDocument()
  })

  it('cannot be withdrawn while a reviewer looks at it', async () => {
    render(
      <MoveUpCard
        mine={mine({
          request: request({ status: 'IN_REVIEW', isClaimed: true }),
        })}
      />
    )
    expect(
      await screen.findByText(/A reviewer is looking at your work/)
    ).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /Withdraw/ })
    ).not.toBeInTheDocument()
  })

  it('can be withdrawn once the reviewer’s claim has expired', async () => {
    render(
      <MoveUpCard mine={mine({ request: request({ status: 'IN_REVIEW' }) })} />
    )
    expect(
      await screen.findByText(/Your request waits for a reviewer/)
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Withdraw/ })).toBeInTheDocument()
  })

  it('shows why it was returned, and can be sent again', async () => {
    render(
      <MoveUpCard
        mine={mine({
          isReady: true,
          request: request({
            status: 'RETURNED',
            reviewerNote: 'Show a client',
          }),
        })}
      />
    )
    expect(await screen.findByRole('note')).toHaveTextContent('Show a client')
    expect(
      screen.getByRole('button', { name: 'Ask again' })
    ).toBeInTheDocument()
  })
})
