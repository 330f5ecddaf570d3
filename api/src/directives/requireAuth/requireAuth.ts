import gql from 'graphql-tag'

import {
  createValidatorDirective,
  type ValidatorDirectiveFunc,
} from '@redwoodjs/graphql-server'

import { enforcePolicy } from 'src/lib/access/enforcePolicy'
import type { PolicyArgs } from 'src/lib/access/policy'
import { requireAuth as applicationRequireAuth } from 'src/lib/auth'
import { refuseOverdue } from 'src/lib/sessions/secondFactor'

export const schema = gql`
  """
  Anybody who is signed in, or who also holds one of the roles.
  """
  directive @requireAuth(
    roles: [String!]
    policy: Policy
    token: TokenBox
  ) on FIELD_DEFINITION
`

const validate: ValidatorDirectiveFunc<{ roles?: string[] } & PolicyArgs> = ({
  directiveArgs,
  info,
}) => {
  applicationRequireAuth()
  refuseOverdue(info)
  applicationRequireAuth(directiveArgs)
  enforcePolicy(directiveArgs, info)
}

export default createValidatorDirective(schema, validate)
