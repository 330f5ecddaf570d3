import { mockGraphQLQuery, render, screen } from '@redwoodjs/testing/web'

import { OtherMatches } from './OtherMatches'

const asked: unknown[] = []
const find = (total: number, isTotalCapped = false) =>
  mockGraphQLQuery('OtherMatchesQuery', (variables) => {
    asked.push(variables)
    return { usersPage: { total, isTotalCapped } } as never
  })

test('A search among members offers those among non-members', async () => {
  find(2)
  render(<OtherMatches type="MEMBER" q="walk." />)
  expect(
    await screen.findByRole('link', { name: '2 more among Non-members' })
  ).toHaveAttribute('href', '/community/non-members?q=walk.')
  expect(asked.at(-1)).toEqual({ type: 'NON_MEMBER', q: 'walk.' })
})

test('A search among non-members offers the members, and says if there are more than it counts', async () => {
  find(50, true)
  render(<OtherMatches type="NON_MEMBER" q="a" />)
  expect(
    await screen.findByRole('link', { name: 'Over 50 more among Users' })
  ).toHaveAttribute('href', '/community/members?q=a')
})
