import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { AffiliateArea } from './AffiliateArea'
import { AffiliateState } from './AffiliateState'

const show = (affiliateTimestamp: string | null) => {
  mockCurrentUser({ id: 1, affiliateTimestamp } as never)
  render(
    <AffiliateArea title="Links" actions={<button>New link</button>}>
      <p>All my links</p>
    </AffiliateArea>
  )
}

describe('the area of affiliates', () => {
  it('leads to the terms until they are accepted', () => {
    show(null)
    expect(screen.getByText('Accept the terms first')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read the terms' })).toBeVisible()
    expect(screen.queryByText('All my links')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows its page afterwards', () => {
    show('2026-11-25T08:00:00Z')
    expect(screen.getByText('All my links')).toBeVisible()
    expect(screen.getByRole('button', { name: 'New link' })).toBeVisible()
  })
})

const affiliate = {
  id: 1,
  code: 'K7MPX2QH',
  slug: 'ana-cruz',
  status: 'APPROVED',
  statusReason: '',
  termsVersion: 1,
  termsAcceptedAt: '2026-11-25T08:00:00Z',
  hasNewTerms: false,
  clicks: 0,
  leadCount: 0,
} as const

describe('the state of an affiliate', () => {
  it('says why they are suspended, or that there are new terms', () => {
    const { rerender } = render(
      <AffiliateState
        affiliate={{
          ...affiliate,
          status: 'SUSPENDED',
          statusReason: 'Mass mails',
          hasNewTerms: true,
        }}
      />
    )
    expect(screen.getByRole('status')).toHaveTextContent('Mass mails')
    rerender(<AffiliateState affiliate={{ ...affiliate, hasNewTerms: true }} />)
    expect(screen.getByRole('status')).toHaveTextContent('new terms')
    rerender(<AffiliateState affiliate={affiliate} />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})
