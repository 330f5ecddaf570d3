import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { HomeFinance } from './HomeFinance'

const age = (key: string, entries: number, amountCentavos: string) => ({
  key,
  from: '2026-10-25',
  to: '2026-11-23',
  entries,
  amountCentavos,
})

const home = {
  collected: Array.from({ length: 31 }, (_, index) => ({
    dayOfMonth: index + 1,
    totalCentavos: index < 24 ? '899850' : null,
    beforeCentavos: '1000000',
  })),
  collectedCentavos: '899850',
  beforeCentavos: '1000000',
  expectedBills: 3,
  expectedCentavos: '799932',
  overdue: [
    age('days30', 2, '549866'),
    age('days60', 0, '0'),
    age('days90', 0, '0'),
    age('older', 1, '100'),
  ],
}

const signInWith = (pageAccess: object) =>
  mockCurrentUser({
    id: 1,
    accessLevels: [],
    pageAccess,
    functionAccess: { approvePayment: true },
  } as never)

const hrefs = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe("finance's home", () => {
  it('says how this month stands against the last one', () => {
    signInWith({ paymentReport: true })
    render(<HomeFinance home={home} />)
    expect(screen.getByText('₱8,998.50')).toBeInTheDocument()
    expect(
      screen.getByText('₱1,001.50 less than last month until the same day')
    ).toBeInTheDocument()
  })

  it('leads from each age with bills to those bills', () => {
    signInWith({ paymentReport: true })
    render(<HomeFinance home={home} />)
    const due = '2026-10-25_2026-11-23'
    expect(hrefs()).toEqual([
      '/payment-report',
      '/payment-report?tab=expected',
      `/payment-report?tab=aging&due=${due}`,
      `/payment-report?tab=aging&due=${due}`,
    ])
    expect(screen.getByRole('button', { name: /^Remind/ })).toBeInTheDocument()
  })

  it('links nowhere without the report, and reminds nobody when all is paid', () => {
    signInWith({})
    render(
      <HomeFinance
        home={{
          ...home,
          overdue: home.overdue.map((each) => ({
            ...each,
            entries: 0,
            amountCentavos: '0',
          })),
        }}
      />
    )
    expect(hrefs()).toEqual([])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText('Nothing is overdue.')).toBeInTheDocument()
  })
})
