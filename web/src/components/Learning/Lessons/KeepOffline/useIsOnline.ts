import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useIsOnline = () =>
  useSyncExternalStore(watch, () => navigator.onLine)
