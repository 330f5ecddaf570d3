// Listeners of the browser's Back and Forward run in the order in which they were added. The app adds this listener
// before the router adds its own, so that a guard can stop the event before the router sees it.
type Guard = (event: PopStateEvent) => void

let guard: Guard | undefined

window.addEventListener('popstate', (event) => guard?.(event))

/** Passes Back and Forward to `next` first, until the returned function is called. */
export const interceptBack = (next: Guard) => {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}
