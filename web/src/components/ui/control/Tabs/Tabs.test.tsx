import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { Tabs } from './Tabs'

const tabs = ['User Subscriptions', 'Enroll to Funnel', 'Payment Records'].map(
  (title) => ({
    key: title.toLowerCase(),
    title,
    content: <p>{`About ${title}`}</p>,
  })
)

const open = (search: string) => {
  window.history.pushState({}, '', `/view-subscription/1${search}`)
  render(<Tabs tabs={tabs} label="Subscriptions" param="t" byIndex />)
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
})
