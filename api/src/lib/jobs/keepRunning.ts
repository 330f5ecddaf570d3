import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import { logger } from '../logger'

type Running = {
  /** Settles when it has ended, for whatever reason. */
  promise: Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts something that may end by itself, and starts it again after a pause whenever it does, until `stop` is called.
 * @throws what the first start throws
 */
export const keepRunning = async (
  start: () => Promise<Running>,
  pauseMs: number
) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = once(signal, 'abort')

  const startAgain = () =>
    start().catch((error: unknown) => {
      logger.error({ error }, 'start failed')
      return null
    })

  const supervise = async (running: Running | null): Promise<void> => {
    await Promise.race([running?.promise.catch(() => undefined), stopped])
    if (signal.aborted) return running?.stop()
    if (running) logger.error('ended by itself, starts again')
    await pause(pauseMs, null, { signal }).catch(() => undefined)
    return supervise(signal.aborted ? null : await startAgain())
  }
  const supervised = supervise(await start())

  return {
    stop: () => {
      stopping.abort()
      return supervised
    },
  }
}
