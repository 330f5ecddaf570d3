import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { Tabs } from './Tabs'

const tabs = ['User Subscriptions', 'Enroll to Funnel', 'Payment Records'].map(
  (title) => ({
    key: title.toLowerCase(),
    title,
    content: <p>{`About ${title}`}</p>,
  })
)

const open = (
  search: string,
  props: object = { param: 't', byIndex: true }
) => {
  window.history.pushState({}, '', `/view-subscription/1${search}`)
  render(<Tabs tabs={tabs} label="Subscriptions" {...props} />)
}

describe('Tabs', () => {
  it.each([
    ['', 'User Subscriptions'],
    ['?t=2', 'Payment Records'],
    ['?t=9', 'User Subscriptions'],
    ['?t=-1', 'User Subscriptions'],
    ['?t=x', 'User Subscriptions'],
  ])('with %j in the URL opens %s', (search, title) => {
    open(search)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(title)
    expect(screen.getByText(`About ${title}`)).toBeInTheDocument()
  })

  it('writes the choice into the URL', () => {
    open('?q=1')
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Enroll to Funnel' }))
    expect(window.location.search).toBe('?q=1&t=1')
  })

  it('writes the key of the chosen tab, and returns its list to the first page', () => {
    open('?page=3&tab=nonsense', { param: 'tab' })
    expect(screen.getByText('About User Subscriptions')).toBeInTheDocument()
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Payment Records' }))
    expect(window.location.search).toBe('?tab=payment+records')
    expect(screen.getByText('About Payment Records')).toBeInTheDocument()
  })

  it('without a parameter leaves the URL as it is', () => {
    open('?q=1', {})
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Payment Records' }))
    expect(window.location.search).toBe('?q=1')
    expect(screen.getByText('About Payment Records')).toBeInTheDocument()
  })
})
