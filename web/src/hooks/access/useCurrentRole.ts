import { useAuth } from 'src/auth'
import { useStored } from 'src/hooks/browser/useStored'
import { storageKeys, store } from 'src/lib/browser/storageKeys'

import { SAVED_ROLE_DAYS } from '$api/src/shared/constants'

export type SavedRole = { id: number | string; name: string; savedAt: number }
type AccessLevel = { id: number | string; name: string }

/**
 * The saved role while the user holds it and it is younger than 30 days; otherwise "member", or the first role (spec
 * section 4).
 */
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

/** Stores the choice for 30 days in this browser. */
export const saveRole = ({ id, name }: AccessLevel) =>
  store(storageKeys.savedRole, { id, name, savedAt: Date.now() })

export const useHeldRoles = () => {
  const { currentUser } = useAuth()
  return (
    (currentUser as { accessLevels?: AccessLevel[] } | null)?.accessLevels ?? []
  )
}

/** Decides on menus and the home page, never on rights. */
export const useCurrentRole = () =>
  restoreRole(useHeldRoles(), useStored<SavedRole>(storageKeys.savedRole))
