/**
 * Runs `work` at the visitor's first interaction, so that visitors who leave at once load only one page. Returns a
 * function that stops waiting.
 */
export const onFirstInteraction = (work: () => unknown) => {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const stop = () =>
    signs.forEach((sign) => window.removeEventListener(sign, start))
  const start = () => {
    stop()
    void work()
  }
  signs.forEach((sign) => window.addEventListener(sign, start))
  return stop
}
