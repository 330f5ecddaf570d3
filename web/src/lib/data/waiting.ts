import { ApolloError } from '@apollo/client/core'

import { waitingSlot } from './waitingSlot'

type Waiter = { send: () => void; giveUp: () => void }

let waiters: readonly Waiter[] = []
const listeners = new Set<() => void>()

/** How many changes wait for the connection. */
export const waitingCount = () => waiters.length

/** Calls `listener` when another number of changes waits. Returns a function that stops it. */
export const watchWaiting = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const setWaiters = (next: readonly Waiter[]) => {
  waiters = next
  listeners.forEach((listener) => listener())
}

const settle = (how: keyof Waiter) => {
  const all = waiters
  setWaiters([])
  all.forEach((waiter) => waiter[how]())
}

const sendAll = () => settle('send')

/** Sends none of the changes that wait. */
export const discardWaiting = () => settle('giveUp')

/**
 * Resolves when the device is online: at once, or as soon as it is again (docs/decisions/0094).
 * @throws ApolloError, as without an answer, if the person gives up or leaves the form (`left`)
 */
const whenConnected = (left?: AbortSignal): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const giveUp = () => {
          const networkError = new TypeError('The device is offline')
          reject(new ApolloError({ networkError }))
        }
        const waiter = { send: resolve, giveUp }
        left?.addEventListener('abort', () => {
          setWaiters(waiters.filter((each) => each !== waiter))
          giveUp()
        })
        window.addEventListener('online', sendAll, { once: true })
        setWaiters([...waiters, waiter])
      })

waitingSlot.whenConnected = whenConnected
