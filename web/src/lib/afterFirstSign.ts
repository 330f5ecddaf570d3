/** Runs once somebody shows that they stay; a visitor who only looks pays for one page. */
export const afterFirstSign = (work: () => unknown) => {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const start = () => {
    signs.forEach((sign) => window.removeEventListener(sign, start))
    void work()
  }
  signs.forEach((sign) => window.addEventListener(sign, start))
}
