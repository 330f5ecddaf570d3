/** So many ends within the window mean that another start would end, too. */
const MOST_ENDS = 5
const WINDOW_MS = 120_000
const PAUSE_MS = 1_000

/**
 * Keeps a server running: when it ends by itself, another one starts after a pause that grows with each end. Resolves
 * once the first one is ready.
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
    await new Promise((done) => setTimeout(done, PAUSE_MS * ends.length))
    if (isStopping) return
    try {
      server = await start()
      say(`The server runs again (${new Date().toISOString()}).`)
    } catch (error) {
      say(error.message)
    }
  }
  const supervise = async () => {
    for (;;) {
      await server.ended
      if (isStopping) return
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
