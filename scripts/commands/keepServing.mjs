import { setTimeout as pauseFor } from 'node:timers/promises'

/** The pauses between starts grow to the longest one while each server ends soon, as while the database is away. */
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A server that ran this long is started again soon after it ends. */
const CALM_MS = 120_000
/** The exit code of a server that ends after a restore (api/src/server.ts). */
const RESTART_CODE = 75

/**
 * Keeps a server running: when it ends by itself, or a later start fails, another one starts after a pause, and this never
 * gives up. Resolves once the first server is ready.
 * `ended` of a server resolves to its exit code.
 * @param {() => Promise<{ ended: Promise<unknown>, stop: () => Promise<void> }>} start resolves when a server is ready
 * @param {(text: string) => void} say tells the person at the terminal
 * @param {(ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>} [pause]
 * @returns {Promise<{ ended: Promise<void>, stop: () => Promise<void> }>} `ended` resolves after `stop`
 * @throws what the first start throws
 */
export const keepServing = async (start, say, pause = pauseFor) => {
  let server = await start()
  let pauseMs = PAUSE_MS
  const stopping = new AbortController()
  const { signal } = stopping

  const startAgain = async () => {
    while (!signal.aborted) {
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      if (signal.aborted) return
      try {
        server = await start()
        if (signal.aborted) await server.stop()
        else say(`The server runs again (${new Date().toISOString()}).`)
        return
      } catch (error) {
        say(error.message)
      }
    }
  }
  const supervise = async () => {
    while (!signal.aborted) {
      const startedAt = Date.now()
      const code = await server.ended
      if (signal.aborted) return
      const isRestart = code === RESTART_CODE
      if (isRestart || Date.now() - startedAt > CALM_MS) pauseMs = PAUSE_MS
      say(
        isRestart
          ? 'The server starts again after a restore …'
          : 'The server has ended by itself, and starts again …'
      )
      await startAgain()
    }
  }
  const ended = supervise()

  return {
    ended,
    stop: async () => {
      stopping.abort()
      await server.stop()
      await ended
    },
  }
}
