import { useSyncExternalStore } from 'react'

import { useAuth } from 'src/auth'
import { readStored, storageKeys, store } from 'src/lib/storageKeys'

import { SAVED_ROLE_DAYS } from '$api/src/shared/constants'

export type SavedRole = { id: number | string; name: string; savedAt: number }
type AccessLevel = { id: number | string; name: string }

/** The saved role while it is held and younger than 30 days; else member; else the first. Spec section 4. */
export const restoreRole = (
  held: AccessLevel[],
  saved?: SavedRole,
  now = Date.now()
) => {
  const isFresh =
    saved &&
    now - Number(new Date(saved.savedAt)) < SAVED_ROLE_DAYS * 86_400_000
  const named = (name: string) => held.find((level) => level.name === name)
  return (isFresh ? named(saved.name) : undefined) ?? named('member') ?? held[0]
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab has switched.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

// A string, so that nothing renders anew while it is the same.
const savedText = () => JSON.stringify(readStored(storageKeys.savedRole))

/** Keeps the choice for 30 days, in this browser. */
export const saveRole = ({ id, name }: AccessLevel) => {
  store(storageKeys.savedRole, { id, name, savedAt: Date.now() })
  listeners.forEach((listener) => listener())
}

export const useHeldRoles = () => {
  const { currentUser } = useAuth()
  return (
    (currentUser as { accessLevels?: AccessLevel[] } | null)?.accessLevels ?? []
  )
}

/** Decides menus and home, never rights. */
export const useCurrentRole = () => {
  useSyncExternalStore(subscribe, savedText)
  return restoreRole(
    useHeldRoles(),
    readStored<SavedRole>(storageKeys.savedRole)
  )
}
