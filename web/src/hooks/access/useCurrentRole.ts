import { useAuth } from 'src/auth'
import { useStored } from 'src/hooks/browser/useStored'
import { storageKeys, store } from 'src/lib/browser/storageKeys'

import { SAVED_ROLE_DAYS } from '$api/src/shared/constants'

export type SavedRole = { id: number | string; name: string; savedAt: number }
type AccessLevel = { id: number | string; name: string }

/** The role of a visitor and of a user without any level (spec section 3). */
const noRole = { id: null, name: null }

/**
 * The saved role, if the user still holds it and saved it less than 30 days ago. Otherwise "member", or the first role
 * (spec section 4).
 */
export const restoreRole = (
  held: AccessLevel[],
  saved?: SavedRole,
  now = Date.now()
): AccessLevel | typeof noRole => {
  const isFresh =
    saved &&
    now - Number(new Date(saved.savedAt)) < SAVED_ROLE_DAYS * 86_400_000
  const named = (name: string) => held.find((level) => level.name === name)
  return (
    (isFresh ? named(saved.name) : undefined) ??
    named('member') ??
    held.at(0) ??
    noRole
  )
}

/** Stores the choice for 30 days in this browser. */
export const saveRole = ({ id, name }: AccessLevel) =>
  store(storageKeys.savedRole, { id, name, savedAt: Date.now() })

export const useHeldRoles = () => {
  const { currentUser } = useAuth()
  return (
    (currentUser as { accessLevels?: AccessLevel[] } | null)?.accessLevels ?? []
  )
}

/** The role that decides on menus and the home page, never on rights. */
export const useCurrentRole = () =>
  restoreRole(useHeldRoles(), useStored<SavedRole>(storageKeys.savedRole))
