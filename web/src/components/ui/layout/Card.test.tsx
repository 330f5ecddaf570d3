import { render, screen, within } from '@redwoodjs/testing/web'

import { Card } from './Card'

describe('a card', () => {
  it('is a region named by its title', () => {
    render(
      <Card
        title="Bills"
        aside={<a href="/account">All</a>}
        footer={<button>Pay</button>}
      >
        Nothing due
      </Card>
    )
    const card = screen.getByRole('region', { name: 'Bills' })
    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Bills'
    )
    expect(card).toHaveTextContent('Nothing due')
    expect(within(card).getByRole('link', { name: 'All' })).toBeInTheDocument()
    expect(
      within(card).getByRole('button', { name: 'Pay' })
    ).toBeInTheDocument()
  })

  it('without a title is no landmark and has no heading', () => {
    render(<Card>Nothing due</Card>)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('with the same title as another card has an id of its own', () => {
    render(
      <>
        <Card title="Bills">One</Card>
        <Card title="Bills">Two</Card>
      </>
    )
    const [one, two] = screen.getAllByRole('heading').map(({ id }) => id)
    expect(one).not.toBe(two)
  })

  it('with only `aside` has no empty heading', () => {
    render(<Card aside={<a href="/account">All</a>}>Nothing due</Card>)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
