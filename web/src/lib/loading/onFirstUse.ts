import { onFirstInteraction } from './onFirstInteraction'
import { whenPageReady } from './pageReady'

/** Long enough that the work takes nothing from the first page, also on a slow network. */
const IDLE_MS = 5000

/**
 * Runs `work` once: at the visitor's first interaction, or some seconds after the page has rendered its data. Returns a
 * function that stops waiting.
 */
export const onFirstUse = (work: () => unknown) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    stopListening()
    stopWatching()
    clearTimeout(timer)
  }
  const start = () => {
    stop()
    void work()
  }
  const stopListening = onFirstInteraction(start)
  const stopWatching = whenPageReady(document, () => {
    timer = setTimeout(start, IDLE_MS)
  })
  return stop
}
