import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { PeriodPicker } from './PeriodPicker'
import { usePeriod } from './usePeriod'

const today = '2026-11-20'

const Picker = () => <PeriodPicker chosen={usePeriod(today)} />

const go = (search: string) =>
  act(() => window.history.pushState({}, '', `/payment-report${search}`))

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

const address = () => Object.fromEntries(new URLSearchParams(window.location.search)) // prettier-ignore

describe('the period of a report', () => {
  it('is the current month by product at first', () => {
    go('')
    render(<Picker />)
    expect(screen.getByLabelText('Period')).toHaveValue('MONTHLY')
    expect(screen.getByLabelText('Month')).toHaveValue('11')
    expect(screen.getByLabelText('Year')).toHaveValue('2026')
    expect(screen.getByLabelText('Sum by')).toHaveValue('product')
  })

  it('is kept in the URL, and a change closes the list below', () => {
    go('?tab=collections&line=3&page=2')
    render(<Picker />)
    choose('Period', 'QUARTERLY')
    choose('Quarter', '2')
    expect(address()).toEqual({
      tab: 'collections',
      period: 'QUARTERLY',
      from: '2026-04-01',
      group: 'product',
    })
    expect(screen.getByLabelText('Quarter')).toHaveTextContent('2nd Quarter')
  })

  it('has presets for a custom range', () => {
    go('?period=CUSTOM_RANGE&from=2026-11-01&to=2026-11-05')
    render(<Picker />)
    const options = [...screen.getByLabelText('Quick choice').children]
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'None',
      'Last 7 days',
      'Last 15 days',
      'Last 30 days',
    ])
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-01')
    expect(screen.getByLabelText('To')).toHaveValue('2026-11-05')
  })

  it('ignores invalid days and groups in the URL', () => {
    go('?period=WEEKLY&from=2026-02-31&group=colour')
    render(<Picker />)
    expect(screen.getByLabelText('Period')).toHaveValue('MONTHLY')
    expect(screen.getByLabelText('Month')).toHaveValue('11')
    expect(screen.getByLabelText('Sum by')).toHaveValue('product')
  })
})
