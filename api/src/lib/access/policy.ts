// The demands of an operation beyond the right to call it. The SDL declares them beside the guard (graphql/policies.sdl).
import type { Policy, TokenBox } from 'types/graphql'

/** The arguments `policy` and `token` of the directives. */
export type PolicyArgs = { policy?: Policy | null; token?: TokenBox | null }

/** The boxes that the owner ticked when they created the token. */
export type TokenRights = { mayChange: boolean; reachesMoney: boolean }

const boxes: Record<Policy, TokenBox> = {
  FREE: 'CHANGES',
  ORDINARY: 'CHANGES',
  SENSITIVE: 'MONEY',
}

/**
 * The policy of a field of the type `parent`. A mutation or subscription that declares none has the strictest one; all
 * other fields only read, and are open to tokens unless they declare otherwise.
 */
export const policyOf = (parent: string, { policy, token }: PolicyArgs) => {
  if (!['Mutation', 'Subscription'].includes(parent))
    return { policy: policy ?? 'FREE', token: token ?? ('READS' as const) }
  return policy
    ? { policy, token: token ?? boxes[policy] }
    : { policy: 'SENSITIVE' as const, token: 'NEVER' as const }
}

/** Whether a token may call operations that need the box. */
export const mayByToken = (
  { mayChange, reachesMoney }: TokenRights,
  box: TokenBox | 'READS'
) =>
  box === 'READS' ||
  (box === 'CHANGES' && mayChange) ||
  (box === 'MONEY' && mayChange && reachesMoney)
