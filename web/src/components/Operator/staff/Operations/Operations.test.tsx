import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import type { State } from './operations'
import { OperationsView } from './OperationsView'

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  routes: {
    outbox: () => '/outbox',
    backupSettings: () => '/settings/backup/backup-settings',
    backupHistory: () => '/backup/history',
  },
}))

const state: State = {
  __typename: 'OperationsState',
  asOf: '2026-11-26T03:00:00Z',
  product: '2026-11-26, operations',
  node: 'v20.20.2',
  postgres: '17.2',
  startedAt: '2026-11-25T03:00:00Z',
  appliedMigrations: 120,
  pendingMigrations: [],
  countedUpTo: 10_000,
  jobs: [],
  failedJobs: [],
  workers: 1,
  sessions: 12,
  isMailSet: true,
  mailsWaiting: 3,
  mailsFailed: 10_000,
  fileStore: 'FOLDER',
  diskSize: 100e9,
  diskFree: 25e9,
  databaseSize: 5e6,
  slowState: 'NOT_INSTALLED',
  slowStatements: [],
  tables: [{ __typename: 'TableSize', name: 'User', bytes: 2e6, rows: 1234 }],
  lastBackup: null,
}

const job: State['failedJobs'][number] = {
  __typename: 'FailedJob',
  id: '7',
  task: 'makeBackup',
  attempts: 1,
  failedAt: '2026-11-26T02:00:00Z',
  error: 'No room on the disk',
}

it('The page shows how the server fares', async () => {
  render(<OperationsView state={state} />)
  expect(await screen.findByText('v20.20.2')).toBeVisible()
  expect(screen.getByText('10,000+')).toBeVisible()
  expect(screen.getByText('75 GB used, 25 GB free')).toBeVisible()
  expect(screen.getByText('about 1,234 rows · 2 MB')).toBeVisible()
  expect(screen.getByText(/Add pg_stat_statements/)).toBeVisible()
  expect(screen.getByText(/^None waits or runs/)).toBeVisible()
  expect(
    screen.getByRole('link', { name: /See when it runs/ })
  ).toHaveAttribute('href', '/settings/backup/backup-settings')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('The page says what needs attention', async () => {
  render(
    <OperationsView
      state={{
        ...state,
        workers: 0,
        pendingMigrations: ['20261126071000_returned_mails'],
        jobs: [
          {
            __typename: 'JobCounts',
            task: 'sendMail',
            waiting: 9_999,
            running: 0,
            failed: 1,
          },
        ],
      }}
    />
  )
  expect(await screen.findByText(/None was seen/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('returned_mails')
  expect(
    screen.getByText('Only the first 10,000 jobs are counted.')
  ).toBeVisible()
})

it('A job runs again, and is deleted after a question', async () => {
  const again = jest.fn(() => ({ runJobAgain: '7' }))
  const remove = jest.fn(() => ({ deleteJob: '7' }))
  mockGraphQLMutation('RunJobAgainMutation', again)
  mockGraphQLMutation('DeleteJobMutation', remove)
  render(<OperationsView state={{ ...state, failedJobs: [job] }} />)
  expect(await screen.findByText('No room on the disk')).toBeVisible()
  fireEvent.click(
    screen.getByRole('button', { name: 'Run makeBackup 7 again' })
  )
  await waitFor(() => expect(again).toHaveBeenCalledTimes(1))
  fireEvent.click(screen.getByRole('button', { name: 'Delete makeBackup 7' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
})

it('A test mail is sent, and its answer shown', async () => {
  mockGraphQLMutation('SendTestMailMutation', () => ({
    sendTestMail: {
      __typename: 'MailTest',
      result: 'REFUSED',
      to: 'admin@example.com',
      answer: '535 Authentication failed',
      ms: 1234,
    },
  }))
  render(<OperationsView state={state} />)
  fireEvent.click(await screen.findByRole('button', { name: /test mail/ }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('did not leave; the attempt took 1,234 ms')
  expect(alert).toHaveTextContent('535 Authentication failed')
})

it('The page advises on the domain only when asked', async () => {
  const asked = jest.fn(() => ({
    mailAdvice: {
      __typename: 'MailAdvice',
      domain: 'school.ph',
      records: [
        {
          __typename: 'MailRecordAdvice',
          record: 'SPF',
          state: 'MISSING',
          finding: 'NOT_FOUND',
          name: 'school.ph',
          found: null,
          add: 'v=spf1 mx ~all',
        },
      ],
    },
  }))
  mockGraphQLQuery('MailAdviceQuery', asked)
  render(<OperationsView state={state} />)
  const button = await screen.findByRole('button', { name: /domain/ })
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(await screen.findByText('v=spf1 mx ~all')).toBeVisible()
  expect(screen.getByText('Missing')).toBeVisible()
})
