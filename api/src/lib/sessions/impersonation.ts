// Who may impersonate whom (docs/security.md S-35).
import { capsOf, isRoleId } from 'src/lib/access/permissions'

export type RankedLevel = { name: string; rank: number; isSystem: boolean }

export const IMPERSONATION_MINUTES = 30

/** Only administrators may impersonate users of this rank or a higher one. */
const TRIBE_TEAM_RANK = 70

export const rankOf = (levels: { rank: number }[]) =>
  Math.max(0, ...levels.map(({ rank }) => rank))

/**
 * Whether the actor may impersonate the target: the actor needs the capability and a strictly higher rank. A user
 * without levels may impersonate nobody.
 */
export const mayImpersonate = (
  actor: RankedLevel[] | null,
  target: { rank: number }[]
) => {
  if (!actor) return false
  const roles = actor
    .filter(({ isSystem }) => isSystem)
    .map(({ name }) => name)
    .filter(isRoleId)
  return (
    capsOf(roles).includes('impersonate') &&
    rankOf(target) < rankOf(actor) &&
    (roles.includes('admin') || rankOf(target) < TRIBE_TEAM_RANK)
  )
}
