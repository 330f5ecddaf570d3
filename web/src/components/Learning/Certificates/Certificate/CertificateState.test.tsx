import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { CertificateState } from './CertificateState'

const known = {
  code: 'ABCDE23456FGHJK78923',
  name: 'Ana Peña',
  courseTitle: 'Basics',
  issuedOn: '2026-03-04',
}

describe('a certificate', () => {
  it.each([
    ['VALID', 'This certificate is genuine'],
    ['REVOKED', 'This certificate was revoked'],
  ] as const)('that is %s says so, with whose it is', (state, title) => {
    mockCurrentUser(null)
    render(<CertificateState check={{ ...known, state }} />)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByText('Ana Peña')).toBeInTheDocument()
    expect(screen.getByText('Mar 4, 2026')).toBeInTheDocument()
    expect(screen.getByText(/ABCDE-23456-FGHJK-78923/)).toBeInTheDocument()
  })

  it('shows no name when the code is unknown', () => {
    mockCurrentUser(null)
    render(<CertificateState check={{ code: 'X', state: 'UNKNOWN' }} />)
    expect(
      screen.getByRole('heading', { name: 'We do not know this certificate' })
    ).toBeInTheDocument()
    expect(screen.queryByText('Name')).not.toBeInTheDocument()
  })

  it('can be revoked by staff only, and only while it is valid', async () => {
    const editor = {
      id: 1,
      roles: ['admin'],
      pageAccess: { editCourse: true },
      functionAccess: {},
      caps: [],
    }
    mockCurrentUser(editor as never)
    const { rerender } = render(
      <CertificateState check={{ ...known, state: 'VALID' }} />
    )
    expect(
      await screen.findByRole('button', { name: 'Revoke…' })
    ).toBeInTheDocument()
    rerender(<CertificateState check={{ ...known, state: 'REVOKED' }} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('can be shared while it is valid', () => {
    mockCurrentUser(null)
    render(<CertificateState check={{ ...known, state: 'VALID' }} />)
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument()
  })
})
