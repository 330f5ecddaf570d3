import type { FeedQuery } from 'types/graphql'

import { withNewer, withOlder } from './withPages'

const page = (ids: number[], hasMore = true) =>
  ({ feed: { posts: ids.map((id) => ({ id })), hasMore } }) as FeedQuery

const idsOf = ({ feed }: FeedQuery) => feed.posts.map(({ id }) => id)

it('The next page comes below, each post once', () => {
  const both = withOlder(page([9, 8, 7]), page([7, 6, 5], false))
  expect(idsOf(both)).toEqual([9, 8, 7, 6, 5])
  expect(both.feed.hasMore).toBe(false)
})

it('Newer posts come above, and those that are gone leave', () => {
  const had = page([9, 8, 7, 6, 5, 4], false)
  const both = withNewer(had, page([10, 9, 7]))
  expect(idsOf(both)).toEqual([10, 9, 7, 6, 5, 4])
  expect(both.feed.hasMore).toBe(false)
})

it('A first page that joins nothing on the screen begins it again', () => {
  expect(idsOf(withNewer(page([3, 2, 1]), page([30, 29, 28])))).toEqual([
    30, 29, 28,
  ])
  expect(idsOf(withNewer(page([3, 2, 1]), page([3, 1], false)))).toEqual([3, 1])
})
