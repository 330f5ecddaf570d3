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
  profileImage: null,
  email: 'ben@example.com',
  mobileNumber: '+639171234567',
  facebookProfile: 'fb.com/ben.cruz',
  owedCentavos: 50000,
  readyText: 'Hi Ben!',
  kind: 'AT_RISK',
  text: '',
  dueOn: '2026-11-20',
  status: 'DONE',
  outcome: 'Called',
  result: null,
  isOfPlaybook: true,
  hasNeverCome: true,
  closedByName: 'Lea Ramos',
  closedAt: '2026-11-20T04:00:00Z',
  createdAt: '2026-11-19T04:00:00Z',
}

type Tasks = (typeof task)[]

const signInWith = ({
  open = [],
  closed = [],
}: {
  open?: Tasks
  closed?: Tasks
}) => {
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
      tasks: isClosed ? closed : open,
      hasMore: false,
    },
  }))
}

const openTask = (id: number, changes: object = {}) => ({
  ...task,
  id,
  status: 'OPEN',
  outcome: '',
  email: `${id}@example.com`,
  ...changes,
})

const mockReport = () => {
  const reported = jest.fn()
  mockGraphQLMutation('ReportSuccessTasksMutation', (variables) => {
    reported(variables)
    return { reportSuccessTasks: [] }
  })
  return reported
}

it('A task says how to reach the member and is closed by what came of it', async () => {
  signInWith({ open: [openTask(5)] })
  const reported = mockReport()
  render(<SuccessTasks />)
  expect(
    await screen.findByRole('link', { name: '+639171234567' })
  ).toHaveAttribute('href', 'tel:+639171234567')
  expect(screen.getByRole('link', { name: 'Messenger' })).toHaveAttribute(
    'href',
    'https://m.me/ben.cruz'
  )
  expect(screen.getByText('₱500.00')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'What came of it?' }))
  fireEvent.change(await screen.findByLabelText(/Result/), {
    target: { value: '3' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(reported).toHaveBeenCalledWith({
      ids: [5],
      input: { result: 'NO_ANSWER', text: '', againOn: null },
    })
  )
})

it('Equal tasks share one line, which writes to all of their members', async () => {
  signInWith({
    open: [1, 2, 3]
      .map((id) => openTask(id))
      .concat(
        openTask(4, { kind: 'CALL', text: 'Call Ana', hasNeverCome: false })
      ),
  })
  const reported = mockReport()
  render(<SuccessTasks />)
  expect(await screen.findByText('3 have never signed in')).toBeInTheDocument()
  expect(screen.getByText('Call Ana')).toBeInTheDocument()
  expect(screen.getByText('Ben Cruz')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Write to all' }))
  expect(
    await screen.findByRole('link', { name: 'Open in my mail' })
  ).toHaveAttribute(
    'href',
    expect.stringContaining(
      'bcc=1%40example.com,2%40example.com,3%40example.com'
    )
  )
  fireEvent.click(
    screen.getAllByRole('button', { name: 'What came of it?' })[0]
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(reported).toHaveBeenCalledWith({
      ids: [1, 2, 3],
      input: { result: 'WRITTEN', text: '', againOn: null },
    })
  )
})

it('Tasks that are done are listed, and opened again there', async () => {
  signInWith({ closed: [task] })
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
