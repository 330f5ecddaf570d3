import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { SuccessTasks } from './SuccessTasks'

import { formatShownDay } from '$api/src/shared/manilaTime'

const task = {
  __typename: 'SuccessTask',
  id: 5,
  userId: 7,
  name: 'Ben Cruz',
  kind: 'AT_RISK',
  text: '',
  dueOn: '2026-11-20',
  status: 'DONE',
  outcome: 'Called',
  isOfPlaybook: true,
  hasNeverCome: true,
  closedByName: 'Lea Ramos',
  closedAt: '2026-11-20T04:00:00Z',
  createdAt: '2026-11-19T04:00:00Z',
}

it('Tasks that are done are listed, and opened again there', async () => {
  mockCurrentUser({
    id: 1,
    roles: ['success-manager'],
    accessLevels: [],
    pageAccess: { successManager: true },
    functionAccess: {},
  } as never)
  mockGraphQLQuery('SuccessWorklistQuery', ({ isClosed }) => ({
    successWorklist: {
      __typename: 'SuccessWorklist',
      managerId: 3,
      tasks: isClosed ? [task] : [],
      hasMore: false,
    },
  }))
  const reopened = jest.fn()
  mockGraphQLMutation('ReopenSuccessTaskMutation', (variables) => {
    reopened(variables)
    return { reopenSuccessTask: { ...task, status: 'OPEN', outcome: '' } }
  })
  render(<SuccessTasks />)
  expect(await screen.findByText('Nothing to do right now')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Ben Cruz')).toBeInTheDocument()
  expect(screen.getByText(/^Has never signed in/)).toBeInTheDocument()
  expect(
    screen.getByText(formatShownDay('2026-11-20', 'en'))
  ).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(reopened).toHaveBeenCalledWith({ id: 5 }))
})
