import { render, screen } from '@redwoodjs/testing/web'

import { BillsCard } from './BillsCard'

import {
  addDays,
  formatBannerDate,
  manilaToday,
} from '$api/src/shared/manilaTime'

const day = (inDays: number) => addDays(manilaToday(), inDays)

describe('the bills on a member’s home', () => {
  it.each([
    ['the next one', 2, 5, `2 bills left, next on ${formatBannerDate(day(5))}`],
    [
      'the first that is late',
      2,
      -3,
      `2 bills left, the first overdue since ${formatBannerDate(day(-3))}`,
    ],
    [
      'one that is late',
      1,
      -3,
      `1 bill left, overdue since ${formatBannerDate(day(-3))}`,
    ],
    [
      'today as not late',
      1,
      0,
      `1 bill left, next on ${formatBannerDate(day(0))}`,
    ],
  ])('tell %s', (_, count, inDays, text) => {
    render(
      <BillsCard
        count={count}
        next={{ scheduleDate: day(inDays), priceCentavos: 150_000 }}
      />
    )
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByText('₱1,500.00')).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/account?q=billings'
    )
  })

  it('tell what is being checked', () => {
    render(<BillsCard count={1} next={null} />)
    expect(
      screen.getByText('1 bill left; we are checking your proof')
    ).toBeInTheDocument()
  })

  it('are nothing once all is paid', () => {
    const { container } = render(<BillsCard count={0} />)
    expect(container).toBeEmptyDOMElement()
  })
})
