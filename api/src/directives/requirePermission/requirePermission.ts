import gql from 'graphql-tag'

import {
  createValidatorDirective,
  type ValidatorDirectiveFunc,
} from '@redwoodjs/graphql-server'

import {
  meets,
  refuseByToken,
  refuseWhileImpersonating,
  requireAuth,
  type Requirement,
} from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { refuseOverdue, requireProof } from 'src/lib/sessions/secondFactor'

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
  ) on FIELD_DEFINITION
`

const validate: ValidatorDirectiveFunc<Requirement> = ({
  directiveArgs,
  info,
}) => {
  requireAuth()
  refuseOverdue(info)
  if (!meets(directiveArgs)) throw new AppError('FORBIDDEN')
  refuseWhileImpersonating(info)
  refuseByToken(info)
  requireProof(info)
}

export default createValidatorDirective(schema, validate)
