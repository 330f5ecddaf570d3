import type { GraphQLResolveInfo } from 'graphql'

import { context } from '@redwoodjs/context'

import { AppError } from 'src/lib/errors'
import { requireRecentProof } from 'src/lib/sessions/secondFactor'

import {
  mayByToken,
  policyOf,
  type PolicyArgs,
  type TokenRights,
} from './policy'

/**
 * Refuses what the policy of a field does not allow: during an impersonation (docs/security.md S-35), to an access token,
 * or without a recent code.
 * @throws NOT_WHILE_IMPERSONATING, TOKEN_TOO_WEAK, SECOND_FACTOR_NEEDED
 */
export const enforcePolicy = (
  args: PolicyArgs,
  { parentType }: Pick<GraphQLResolveInfo, 'parentType'>
) => {
  const { policy, token } = policyOf(parentType.name, args)
  if (context.currentUser?.isImpersonating === true && policy !== 'FREE')
    throw new AppError('NOT_WHILE_IMPERSONATING')
  const rights = context.token as TokenRights | undefined
  if (rights && !mayByToken(rights, token)) throw new AppError('TOKEN_TOO_WEAK')
  if (policy === 'SENSITIVE') requireRecentProof()
}
