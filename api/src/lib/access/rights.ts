// The rights of a user, from their access levels as stored.
import {
  functionFlags,
  pageFlags,
  type Rights,
} from 'src/shared/access/permissions'

import { capsOf, flagsWhere, isRoleId } from './permissions'

/** An access level as stored; its JSON maps may lack keys or contain old ones. */
export type Level = Access & {
  id: string
  name: string
  isSystem: boolean
  /** Flags outside of the limit do not count. */
  limit?: Access | null
}

type Access = { pageAccess: unknown; functionAccess: unknown }

/**
 * The rights of a user with these levels. A flag of any level counts, and the system level `admin` has all flags. Only
 * system levels bring capabilities (docs/decisions/0033, 3).
 */
export const rightsOf = (levels: Level[]): Rights => {
  const roles = levels
    .filter(({ isSystem }) => isSystem)
    .map(({ name }) => name)
    .filter(isRoleId)
  const isAdmin = roles.includes('admin')
  const granted = (key: keyof Access) =>
    isAdmin
      ? 'all'
      : levels.map((level) => [level[key], level.limit?.[key] ?? level[key]])
  const functionAccess: Rights['functionAccess'] = flagsOf(
    noFunctions,
    granted('functionAccess')
  )
  for (const cap of capsOf(roles)) functionAccess[cap] = true
  return { pageAccess: flagsOf(noPages, granted('pageAccess')), functionAccess }
}

/**
 * A copy of `nothing` with the granted flags. Every request computes its rights, and copying a map is faster than
 * building one from a list.
 */
const flagsOf = <Flag extends string>(
  nothing: Record<Flag, boolean>,
  granted: 'all' | unknown[][]
) => {
  const flags = { ...nothing }
  for (const flag in flags)
    if (
      granted === 'all' ||
      granted.some((both) => both.every((access) => isGranted(access, flag)))
    )
      flags[flag] = true
  return flags
}

const isGranted = (access: unknown, flag: string) =>
  (access as Record<string, unknown> | null)?.[flag] === true

const noPages = flagsWhere(pageFlags, () => false)
const noFunctions = flagsWhere(functionFlags, () => false)

type NamedLevel = { name: string; label: string; isSystem: boolean }

/** The label of a level that the school created, or the name of a system level, which the web translates. */
export const levelNameOf = ({ name, label, isSystem }: NamedLevel) =>
  isSystem ? name : label
