// Decides which operations a missing second factor closes, and which ones ask for its code again (docs/decisions/0075).
import type { GraphQLResolveInfo } from 'graphql'

import { context } from '@redwoodjs/context'

import { AppError } from 'src/lib/errors'
import { earlier } from 'src/lib/instants'
import { FACTOR_PROOF_MINUTES } from 'src/shared/access/secondFactor'

import { isFactorOverdue } from './factorDuty'

/** Operations that stay open after the period of grace: the set-up, the way there, and signing out elsewhere. */
const SET_UP = [
  'mySetup',
  'mySecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
  'endOtherSessions',
  'savePreferences',
]

type Field = Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>

const isRoot = ({ parentType }: Field) =>
  ['Query', 'Mutation', 'Subscription'].includes(parentType.name)

/**
 * Refuses a user whose period of grace is over.
 * @throws SECOND_FACTOR_MISSING
 */
export const refuseOverdue = (field: Field) => {
  if (
    isFactorOverdue(context.factorDueAt) &&
    isRoot(field) &&
    !SET_UP.includes(field.fieldName)
  )
    throw new AppError('SECOND_FACTOR_MISSING')
}

/**
 * Requires that the acting person has entered a code in this session lately. People without a second factor need no code,
 * and a token stands for the code that was asked when it was created.
 * @throws SECOND_FACTOR_NEEDED
 */
export const requireRecentProof = () => {
  const { session } = context
  const factorAt = session?.factorAt
  const since = earlier(new Date(), FACTOR_PROOF_MINUTES, 'minute')
  if (session?.hasFactor && (!factorAt || factorAt < since))
    throw new AppError('SECOND_FACTOR_NEEDED')
}
