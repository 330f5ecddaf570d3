import {
  ERRORS,
  type Lock,
  type Locker,
  type RequestRelease,
} from '@tus/server'

const PATIENCE_MS = 30_000

type Waiting = { begin: () => void; giveUp: () => void }
type Holder = { askToEnd: RequestRelease; next: Waiting | null }

/**
 * Waits behind the holder of a lock and then calls `begin`.
 * @throws ERR_LOCK_TIMEOUT after 30 s, or once a newer request waits
 */
const waitBehind = (holder: Holder, signal: AbortSignal, begin: () => void) =>
  new Promise<void>((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', waiting.giveUp)
      if (holder.next === waiting) holder.next = null
      end()
    }
    const waiting: Waiting = {
      begin: settle(() => {
        begin()
        resolve()
      }),
      giveUp: settle(() => reject(ERRORS.ERR_LOCK_TIMEOUT)),
    }
    const timer = setTimeout(waiting.giveUp, PATIENCE_MS).unref()
    signal.addEventListener('abort', waiting.giveUp)
    holder.next?.giveUp()
    holder.next = waiting
  })

/**
 * One request at a time for each upload. A request for an upload in use asks the one before to end, whose connection may
 * be lost, and waits; only the newest waits. The locker of tus asks again in each turn of the event loop and keeps the
 * promises of all turns: forty requests that sent no byte filled the server's memory in twenty seconds.
 */
export const createUploadLocks = (): Locker => {
  const holders = new Map<string, Holder>()
  return {
    newLock: (id): Lock => ({
      lock: async (signal, askToEnd) => {
        if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT
        const hold = () => void holders.set(id, { askToEnd, next: null })
        const holder = holders.get(id)
        if (!holder) return hold()
        const turn = waitBehind(holder, signal, hold)
        void holder.askToEnd()
        return turn
      },
      unlock: async () => {
        const next = holders.get(id)?.next
        holders.delete(id)
        next?.begin()
      },
    }),
  }
}
