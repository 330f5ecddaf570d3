/**
 * Runs `work` at the visitor's first interaction, so that visitors who leave at once load only one page; with
 * `atLatestMs`, without an interaction at that time. Returns a function that stops waiting.
 */
export const onFirstInteraction = (
  work: () => unknown,
  atLatestMs?: number
) => {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const stop = () => {
    clearTimeout(timer)
    signs.forEach((sign) => window.removeEventListener(sign, start))
  }
  const start = () => {
    stop()
    void work()
  }
  signs.forEach((sign) => window.addEventListener(sign, start))
  const timer = atLatestMs && setTimeout(start, atLatestMs)
  return stop
}
