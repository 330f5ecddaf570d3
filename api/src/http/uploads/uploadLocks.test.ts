import { setImmediate as nextTurn } from 'node:timers/promises'

import { createUploadLocks } from './uploadLocks'

const never = new AbortController().signal

/** Asks for the lock of an upload and notes what becomes of it. */
const ask = (locks = createUploadLocks(), id = 'a', signal = never) => {
  const lock = locks.newLock(id)
  const request = { state: 'waits', asked: 0, leave: () => lock.unlock() }
  lock
    .lock(signal, () => {
      request.asked++
    })
    .then(
      () => (request.state = 'holds'),
      () => (request.state = 'refused')
    )
  return request
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await nextTurn()
}

it('A request for an upload in use asks the one before once to end, and follows it', async () => {
  const locks = createUploadLocks()
  const first = ask(locks)
  const second = ask(locks)
  const other = ask(locks, 'b')
  await turns()
  expect([first.state, second.state, other.state]).toEqual([
    'holds',
    'waits',
    'holds',
  ])
  expect(first.asked).toBe(1)
  await first.leave()
  await turns()
  expect(second.state).toBe('holds')
})

it('Only the newest request waits', async () => {
  const locks = createUploadLocks()
  const all = Array.from({ length: 100 }, () => ask(locks))
  await turns()
  const states = all.map(({ state }) => state)
  expect(states[0]).toBe('holds')
  expect(new Set(states.slice(1, -1))).toEqual(new Set(['refused']))
  expect(states.at(-1)).toBe('waits')
})

it('Two requests never hold an upload, even if one comes at the moment of the change', async () => {
  const locks = createUploadLocks()
  const first = ask(locks)
  const second = ask(locks)
  await turns()
  const left = first.leave()
  const third = ask(locks)
  await left
  await turns()
  expect([second.state, third.state]).toEqual(['holds', 'waits'])
})

it('A request that was broken off waits no longer', async () => {
  const locks = createUploadLocks()
  const first = ask(locks)
  const connection = new AbortController()
  const second = ask(locks, 'a', connection.signal)
  connection.abort()
  await turns()
  expect(second.state).toBe('refused')
  await first.leave()
  const third = ask(locks)
  await turns()
  expect(third.state).toBe('holds')
})
