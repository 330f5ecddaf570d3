import { render, screen } from '@redwoodjs/testing/web'

import type { Bill } from '../bill'
import { BillsCard } from '../BillsCard'

import { Empty, Loading } from './MyBillsCell'

import {
  addDays,
  formatBannerDate,
  manilaToday,
} from '$api/src/shared/manilaTime'

const day = (inDays: number) => addDays(manilaToday(), inDays)
const bill = (inDays: number, changes: Partial<Bill> = {}) =>
  ({
    id: inDays,
    priceCentavos: 150_000,
    scheduleDate: day(inDays),
    transactionId: null,
    proof: null,
    ...changes,
  }) as Bill
const checking = { proof: { status: 'SUBMITTED' } } as Partial<Bill>

describe('the bills on a member’s home', () => {
  it.each([
    [
      'the next one',
      [bill(40), bill(5)],
      `2 bills left, next on ${formatBannerDate(day(5))}`,
    ],
    [
      'the first that is late',
      [bill(5), bill(-3)],
      `2 bills left, the first overdue since ${formatBannerDate(day(-3))}`,
    ],
    [
      'one that is late',
      [bill(-3)],
      `1 bill left, overdue since ${formatBannerDate(day(-3))}`,
    ],
    [
      'what is being checked',
      [bill(-3, checking)],
      '1 bill left; we are checking your proof',
    ],
    [
      'the next after what is being checked',
      [bill(-3, checking), bill(9)],
      `2 bills left, next on ${formatBannerDate(day(9))}`,
    ],
    [
      'today as not late',
      [bill(0)],
      `1 bill left, next on ${formatBannerDate(day(0))}`,
    ],
  ])('tell %s', (_, bills, text) => {
    render(<BillsCard bills={bills} />)
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/account?q=billings'
    )
  })

  it.each([
    [
      'once all is paid',
      <BillsCard key="" bills={[bill(-3, { transactionId: 4 })]} />,
    ],
    ['without bills', <Empty key="" />],
  ])('are nothing %s', (_, card) => {
    const { container } = render(card)
    expect(container).toBeEmptyDOMElement()
  })

  it('keep their room while they load', () => {
    const { container } = render(<Loading />)
    expect(container.querySelector('.skeleton')).toHaveClass('h-24')
  })
})
