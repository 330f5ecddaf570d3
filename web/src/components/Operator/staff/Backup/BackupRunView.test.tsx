import { render, screen } from '@redwoodjs/testing/web'

import { BackupRunView } from './BackupRunView'

type Run = Parameters<typeof BackupRunView>[0]['run']

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  routes: { backupHistory: () => '/backup/history' },
}))

const made = {
  id: 3,
  trigger: 'MANUAL',
  status: 'VERIFIED',
  percent: 100,
  includesFiles: true,
  isEncrypted: true,
  hasFile: true,
  fileName: 'sulong-2026-11-26-10-30.tar.gz.age',
  isRestorable: false,
  size: 1_240_000,
  sha256: 'a'.repeat(64),
  schemaVersion: '20261126020000_backups',
  product: '2026-11-26, backups',
  rows: 12,
  rowCounts: [{ table: 'public.User', rows: 12 }],
  fileCount: 2,
  missingFiles: 0,
  createdAt: '2026-11-26T02:30:00.000Z',
  startedAt: '2026-11-26T02:30:01.000Z',
  finishedAt: '2026-11-26T02:30:08.000Z',
  seconds: 7,
  verifiedAt: '2026-11-26T02:30:08.000Z',
  copiedAt: null,
  failure: null,
  failureDetail: null,
  createdByName: 'Ana Cruz',
}

const open = (changes: object = {}) =>
  render(<BackupRunView run={{ ...made, ...changes } as unknown as Run} />)

describe('the page of a backup', () => {
  it('says what it holds, that it was tested, and how it is restored', async () => {
    open()
    expect(await screen.findByText('1.2 MB')).toBeInTheDocument()
    expect(screen.getByText(/every table was equal/)).toBeInTheDocument()
    expect(screen.getByText('User')).toBeInTheDocument()
    expect(
      screen.getByText(
        'yarn sulong restore sulong-2026-11-26-10-30.tar.gz.age --key-file sulong-backup-key.txt'
      )
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
  })

  it('says why one failed, and offers no file', async () => {
    open({
      status: 'FAILED',
      hasFile: false,
      sha256: null,
      rowCounts: [],
      failure: 'BACKUP_FAILED',
      failureDetail: 'disk full',
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The backup could not be made.The system says: disk full'
    )
    expect(
      screen.queryByRole('button', { name: 'Download' })
    ).not.toBeInTheDocument()
    expect(screen.queryByText(/yarn sulong/)).not.toBeInTheDocument()
  })

  it('shows how far one is that is being made', async () => {
    open({ status: 'RUNNING', percent: 40, hasFile: false, sha256: null })
    expect(await screen.findByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '40'
    )
  })
})
