// The browser's Back and Forward come to listeners in the order in which they were added. This one is added with the
// app, before the router's, so that a guard may keep the router from hearing of them.
type Guard = (event: PopStateEvent) => void

let guard: Guard | undefined

window.addEventListener('popstate', (event) => guard?.(event))

/** Lets `next` hear of Back and Forward first, until the answer is called. */
export const guardBack = (next: Guard) => {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}
