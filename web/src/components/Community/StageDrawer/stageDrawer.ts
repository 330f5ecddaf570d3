// Whether the drawer is open: both the button in the app shell and pages open it.
import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const set = (open: boolean) => () => {
  isOpen = open
  listeners.forEach((listener) => listener())
}

export const openStageDrawer = set(true)
export const closeStageDrawer = set(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsStageDrawerOpen = () =>
  useSyncExternalStore(subscribe, () => isOpen)
