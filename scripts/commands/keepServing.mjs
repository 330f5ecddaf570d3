/** So many ends within the window mean that another start would end, too. */
const MOST_ENDS = 5
const WINDOW_MS = 120_000
const PAUSE_MS = 1_000
/** The exit code of a server that ends after a restore (api/src/server.ts). */
const RESTART_CODE = 75
/** The longest pause between two starts that fail, as while the database is away. */
const LONGEST_PAUSE_MS = 30_000

const pauseFor = (ms) => new Promise((done) => setTimeout(done, ms))

/**
 * Keeps a server running: when it ends by itself, another one starts after a pause. A start that fails is tried again, with
 * growing pauses. Resolves once the first one is ready.
 * `ended` of a server resolves to its exit code.
 * @param {() => Promise<{ ended: Promise<unknown>, stop: () => Promise<void> }>} start resolves when a server is ready
 * @param {(text: string) => void} say tells the person at the terminal
 * @returns {Promise<{ ended: Promise<void>, stop: () => Promise<void> }>} `ended` resolves when no server runs any more:
 * after `stop`, or after too many ends
 */
export const keepServing = async (start, say) => {
  let server = await start()
  let isStopping = false
  let ends = []

  const startAgain = async () => {
    for (let pause = PAUSE_MS; !isStopping; pause *= 2) {
      await pauseFor(Math.min(pause, LONGEST_PAUSE_MS))
      if (isStopping) return
      try {
        server = await start()
        if (isStopping) await server.stop()
        else say(`The server runs again (${new Date().toISOString()}).`)
        return
      } catch (error) {
        say(error.message)
      }
    }
  }
  const supervise = async () => {
    for (;;) {
      const code = await server.ended
      if (isStopping) return
      if (code === RESTART_CODE) {
        say('The server starts again after a restore …')
        await startAgain()
        continue
      }
      const now = Date.now()
      ends = [...ends.filter((end) => end > now - WINDOW_MS), now]
      if (ends.length >= MOST_ENDS) return
      say('The server has ended by itself, and starts again …')
      await startAgain()
    }
  }
  const ended = supervise()

  return {
    ended,
    stop: async () => {
      isStopping = true
      await server.stop()
      await ended
    },
  }
}
