import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { HomeWins } from './HomeWins'
import { NoWins } from './NoWins'
import { WinsSlot } from './WinsSlot'

const win = { id: 1, title: 'First client', achievedOn: '2026-03-04' }

beforeEach(() => mockCurrentUser({ roles: ['member'] } as never))

describe('the wins on the home page', () => {
  it('reserve their space, and load a while after the page', async () => {
    const asked = jest.fn(() => ({ myLatestWins: [win] }))
    mockGraphQLQuery('HomeWinsQuery', asked)
    const { container } = render(<WinsSlot />)
    const place = container.firstElementChild
    expect(place?.className).toMatch(/min-h-\d+/)
    expect(asked).not.toHaveBeenCalled()

    const title = await screen.findByText('First client')
    expect(place).toContainElement(title)
  })

  it.each([
    ['the newest wins', <HomeWins key="some" wins={[win]} />, 'First client'],
    ['an empty state', <NoWins key="none" />, 'No wins yet'],
  ])('show %s and a way to add one', async (_, card, text) => {
    render(card)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add a win' })).toHaveAttribute(
      'href',
      '/profile?tab=wins'
    )
  })
})
