/** Runs `work` at the visitor's first interaction, so that visitors who leave at once load only one page. */
export const onFirstInteraction = (work: () => unknown) => {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const start = () => {
    signs.forEach((sign) => window.removeEventListener(sign, start))
    void work()
  }
  signs.forEach((sign) => window.addEventListener(sign, start))
}
