import { onFirstInteraction } from './onFirstInteraction'

/** Long enough that the work takes nothing from the first page, also on a slow network. */
const IDLE_MS = 8000

/**
 * Runs `work` once: at the visitor's first interaction, or after some seconds without any. Returns a function that stops
 * waiting.
 */
export const onFirstUse = (work: () => unknown) => {
  const timer = setTimeout(() => start(), IDLE_MS)
  const stopListening = onFirstInteraction(() => start())
  const stop = () => {
    clearTimeout(timer)
    stopListening()
  }
  const start = () => {
    stop()
    void work()
  }
  return stop
}
