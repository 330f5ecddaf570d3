import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import FeedCell from 'src/components/Community/Feeds/FeedCell'
import ThreadCell from 'src/components/Community/Feeds/ThreadCell'

const signInAs = (name: string) =>
  mockCurrentUser({ id: 1, accessLevels: [{ id: 1, name }] } as never)

const refuseFeed = () =>
  mockGraphQLQuery('FeedQuery', (_, { ctx }) => {
    ctx.errors([{ message: 'No', extensions: { code: 'NOT_FOUND' } }] as never)
    return undefined as never
  })

it('A post that was deleted or hidden is gone, with the way to its feed', async () => {
  signInAs('member')
  mockGraphQLQuery('ThreadQuery', { feedPost: null })
  render(<ThreadCell id={7} feed="group-3" />)
  expect(
    await screen.findByRole('heading', { name: 'This post is gone' })
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the feed' })).toHaveAttribute(
    'href',
    '/community?feed=group-3'
  )
})

it('A post shows the membership gate to non-members', async () => {
  signInAs('non-member')
  mockGraphQLQuery('ThreadQuery', { feedPost: null })
  render(<ThreadCell id={7} feed="school" />)
  expect(
    await screen.findByRole('heading', { name: 'Community' })
  ).toBeInTheDocument()
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

it('The feed of the school shows the membership gate to those without access', async () => {
  signInAs('affiliate')
  refuseFeed()
  render(<FeedCell id="school" />)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument()
})

it('Another feed is not found by members without a place in it', async () => {
  signInAs('member')
  refuseFeed()
  render(<FeedCell id="group-1" />)
  expect(
    await screen.findByRole('heading', { name: 'Page not found' })
  ).toBeInTheDocument()
})
