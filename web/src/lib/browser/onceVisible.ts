/** Runs `work` once, as soon as the tab is in front. Returns a function that stops waiting. */
export const onceVisible = (work: () => void) => {
  const run = () => {
    if (document.hidden) return
    stop()
    work()
  }
  const stop = () => document.removeEventListener('visibilitychange', run)
  document.addEventListener('visibilitychange', run)
  run()
  return stop
}
