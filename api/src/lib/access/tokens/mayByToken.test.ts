import { operations } from 'src/testing/operations'

import { mayByToken } from './mayByToken'
import { moneyAndRights } from './moneyAndRights'
import { hiddenFromTokens, neverByToken } from './neverByToken'
import { tokenChanges } from './tokenChanges'

const namesOf = (wanted: 'query' | 'mutation') =>
  operations.filter(({ kind }) => kind === wanted).map(({ name }) => name)

it('Every mutation stands in exactly one list', () => {
  const listed = [...tokenChanges, ...moneyAndRights, ...neverByToken]
  expect([...listed].sort()).toEqual(namesOf('mutation').sort())
})

it('The hidden queries exist', () =>
  expect(namesOf('query')).toEqual(
    expect.arrayContaining([...hiddenFromTokens])
  ))

it('The boxes of a token open the lists', () => {
  const reads = { mayChange: false, reachesMoney: false }
  const changes = { mayChange: true, reachesMoney: false }
  const all = { mayChange: true, reachesMoney: true }
  const opened = [reads, changes, all].map((token) =>
    ['createWin', 'recordPayment', 'setUpPassword', 'unknown'].filter((name) =>
      mayByToken(token, 'Mutation', name)
    )
  )
  expect(opened).toEqual([[], ['createWin'], ['createWin', 'recordPayment']])
  expect(mayByToken(reads, 'Query', 'usersPage')).toBe(true)
  expect(mayByToken(all, 'Query', 'outboxEmail')).toBe(false)
  expect(mayByToken(all, 'Subscription', 'unreadNotices')).toBe(false)
  // Without the box for changes, the other one opens nothing.
  expect(
    mayByToken({ ...all, mayChange: false }, 'Mutation', 'recordPayment')
  ).toBe(false)
})
