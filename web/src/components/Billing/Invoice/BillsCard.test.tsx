import { render, screen } from '@redwoodjs/testing/web'

import { BillsCard } from './BillsCard'

import {
  addDays,
  formatShownDay,
  manilaToday,
} from '$api/src/shared/manilaTime'

const day = (inDays: number) => addDays(manilaToday(), inDays)

describe('the bills on a member’s home page', () => {
  it.each([
    [
      'the number of bills and the next date',
      2,
      5,
      `2 bills left, next on ${formatShownDay(day(5), 'en')}`,
    ],
    [
      'the first of several overdue bills',
      2,
      -3,
      `2 bills left, the first overdue since ${formatShownDay(day(-3), 'en')}`,
    ],
    [
      'a single overdue bill',
      1,
      -3,
      `1 bill left, overdue since ${formatShownDay(day(-3), 'en')}`,
    ],
    [
      'a bill due today as not overdue',
      1,
      0,
      `1 bill left, next on ${formatShownDay(day(0), 'en')}`,
    ],
  ])('show %s', (_, count, inDays, text) => {
    render(
      <BillsCard
        count={count}
        next={{ scheduleDate: day(inDays), owedCentavos: 150_000 }}
      />
    )
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByText('₱1,500.00')).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/account?q=billings'
    )
  })

  it('say that a proof is being checked', () => {
    render(<BillsCard count={1} next={null} />)
    expect(
      screen.getByText('1 bill left; we are checking your proof')
    ).toBeInTheDocument()
  })

  it('are hidden once all are paid', () => {
    const { container } = render(<BillsCard count={0} />)
    expect(container).toBeEmptyDOMElement()
  })
})
