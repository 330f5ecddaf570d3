import { render, screen } from '@redwoodjs/testing/web'

import { DateText } from './DateText'

import { addDays, manilaToday } from '$api/src/shared/manilaTime'

describe('DateText', () => {
  it('shows the day of a timestamp in Manila, and the exact time on hover', () => {
    render(<DateText date="2031-11-20T16:30:00.000Z" />)
    expect(screen.getByText('Fri, Nov 21, 2031')).toHaveAttribute(
      'title',
      'Nov 21, 2031, 12:30 AM'
    )
  })

  it.each(['2031-11-27', '2031-11-27T00:00:00.000Z'])(
    'reads %s as a whole day',
    (date) => {
      render(<DateText date={date} />)
      expect(screen.getByText('Thu, Nov 27, 2031')).toBeInTheDocument()
    }
  )

  it.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [-2, '2 days ago'],
    [-5, '5 days ago'],
    [-30, '1 month ago'],
    [90, 'in 3 months'],
    [-335, '11 months ago'],
    [-360, '1 year ago'],
    [-365, '1 year ago'],
    [-800, '2 years ago'],
  ])('shows %i days from now as %s', (days, words) => {
    render(<DateText date={addDays(manilaToday(), days)} look="relative" />)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it.each([
    [0, 'now'],
    [5, '5 min. ago'],
    [59, '59 min. ago'],
    [125, '2 hr. ago'],
    [3 * 24 * 60, '3 days ago'],
  ])('shows %i minutes ago as %s', (minutes, words) => {
    const date = new Date(Date.now() - minutes * 60_000 - 1000)
    render(<DateText date={date} look="ago" />)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('shows the day after a week', () => {
    render(<DateText date="2019-11-12T16:30:00.000Z" look="ago" />)
    expect(screen.getByText('Wed, Nov 13, 2019')).toBeInTheDocument()
  })

  it('shows a text for a missing date', () => {
    render(<DateText date={null} />)
    expect(screen.getByText('Not set')).toBeInTheDocument()
  })
})
