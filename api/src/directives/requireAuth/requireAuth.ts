import gql from 'graphql-tag'

import {
  createValidatorDirective,
  type ValidatorDirectiveFunc,
} from '@redwoodjs/graphql-server'

import {
  refuseByToken,
  refuseWhileImpersonating,
  requireAuth as applicationRequireAuth,
} from 'src/lib/auth'
import { refuseOverdue, requireProof } from 'src/lib/sessions/secondFactor'

export const schema = gql`
  """
  Anybody who is signed in, or who also holds one of the roles.
  """
  directive @requireAuth(roles: [String!]) on FIELD_DEFINITION
`

const validate: ValidatorDirectiveFunc<{ roles?: string[] }> = ({
  directiveArgs,
  info,
}) => {
  applicationRequireAuth()
  refuseOverdue(info)
  applicationRequireAuth(directiveArgs)
  refuseWhileImpersonating(info)
  refuseByToken(info)
  requireProof(info)
}

export default createValidatorDirective(schema, validate)
