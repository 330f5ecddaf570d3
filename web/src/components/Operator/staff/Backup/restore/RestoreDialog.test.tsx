import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { RestoreDialog } from './RestoreDialog'

const run = {
  id: 3,
  createdAt: '2026-11-26T02:30:00.000Z',
  isEncrypted: true,
}

const show = (changes: object = {}) =>
  render(<RestoreDialog run={{ ...run, ...changes }} onClose={jest.fn()} />)

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('A restore says what is lost, asks for all three, and shows the backup before it', async () => {
  const sent = jest.fn()
  mockGraphQLMutation('RestoreFromBackupMutation', (variables) => {
    sent(variables)
    return { restoreFromBackup: { id: 9, status: 'QUEUED', percent: 0 } }
  })
  mockGraphQLQuery('FollowRestoreQuery', () => ({
    backupRun: { id: 9, status: 'RUNNING', percent: 40, failure: null },
  }))
  show()
  expect(
    await screen.findByText(/^Everything since .*payments/)
  ).toHaveTextContent(/Nov 26.* 10:30 AM/)
  fill('Secret key of the backup', 'AGE-SECRET-KEY-1X')
  fill('Your password', 'Sulong-2026!')
  fill('Type RESTORE to confirm', 'RESTORE')
  fireEvent.click(screen.getByRole('button', { name: 'Restore the school' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      id: 3,
      input: {
        secretKey: 'AGE-SECRET-KEY-1X',
        password: 'Sulong-2026!',
        confirmation: 'RESTORE',
      },
    })
  )
  expect(await screen.findByText('The restore begins')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '40'
    )
  )
})

it('A restore whose backup fails says that nothing was restored', async () => {
  mockGraphQLMutation('RestoreFromBackupMutation', () => ({
    restoreFromBackup: { id: 9, status: 'QUEUED', percent: 0 },
  }))
  mockGraphQLQuery('FollowRestoreQuery', () => ({
    backupRun: {
      id: 9,
      status: 'FAILED',
      percent: 40,
      failure: 'BACKUP_NO_SPACE',
    },
  }))
  show({ isEncrypted: false })
  await screen.findByText(/^Everything since /)
  expect(
    screen.queryByLabelText('Secret key of the backup')
  ).not.toBeInTheDocument()
  fill('Your password', 'Sulong-2026!')
  fill('Type RESTORE to confirm', 'RESTORE')
  fireEvent.click(screen.getByRole('button', { name: 'Restore the school' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Nothing was restored.*too little room/
  )
})
