import gql from 'graphql-tag'

import {
  createValidatorDirective,
  type ValidatorDirectiveFunc,
} from '@redwoodjs/graphql-server'

import { enforcePolicy } from 'src/lib/access/enforcePolicy'
import type { PolicyArgs } from 'src/lib/access/policy'
import { meets, requireAuth, type Requirement } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { refuseOverdue } from 'src/lib/sessions/secondFactor'

export const schema = gql`
  """
  Who holds any of the page flags, any of the function flags, or the capability (spec section 6).
  With own, any signed-in user: the service then reaches only that user's records.
  """
  directive @requirePermission(
    page: [String!]
    fn: [String!]
    cap: String
    own: Boolean
    policy: Policy
    token: TokenBox
  ) on FIELD_DEFINITION
`

const validate: ValidatorDirectiveFunc<Requirement & PolicyArgs> = ({
  directiveArgs,
  info,
}) => {
  requireAuth()
  refuseOverdue(info)
  if (!meets(directiveArgs)) throw new AppError('FORBIDDEN')
  enforcePolicy(directiveArgs, info)
}

export default createValidatorDirective(schema, validate)
