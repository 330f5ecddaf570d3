import type { NoticesQuery } from 'types/graphql'

import { withNewer } from './withNewer'

const page = (ids: number[], next: number | null) =>
  ({
    notices: { rows: ids.map((id) => ({ id })), next },
  }) as unknown as NoticesQuery

const idsOf = ({ notices: { rows } }: NoticesQuery) => rows.map(({ id }) => id)

it('Newer notices stand before those on the screen, even after older ones were shown', () => {
  const { notices } = withNewer(page([5, 4, 3, 2], null), page([7, 6, 5], 5))
  expect(notices.rows.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2])
  expect(notices.next).toBeNull()
})

it('The first page takes the place of all if more are new than it holds', () => {
  expect(idsOf(withNewer(page([3, 2], 2), page([9, 8], 8)))).toEqual([9, 8])
})

it('A page without newer notices changes nothing', () => {
  expect(idsOf(withNewer(page([3, 2], null), page([3, 2], null)))).toEqual([
    3, 2,
  ])
})
