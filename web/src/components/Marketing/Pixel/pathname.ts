import { useSyncExternalStore } from 'react'

// The pixel is outside the router, so the router does not tell it of a navigation. Every navigation calls these two
// functions of the history.
const watchMoves = (onMove: () => void) => {
  const push = window.history.pushState
  const replace = window.history.replaceState
  window.history.pushState = function (...args) {
    push.apply(this, args)
    onMove()
  }
  window.history.replaceState = function (...args) {
    replace.apply(this, args)
    onMove()
  }
  window.addEventListener('popstate', onMove)
  return () => {
    window.history.pushState = push
    window.history.replaceState = replace
    window.removeEventListener('popstate', onMove)
  }
}

export const usePathname = () =>
  useSyncExternalStore(watchMoves, () => window.location.pathname)
