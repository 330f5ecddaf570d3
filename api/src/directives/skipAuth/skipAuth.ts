import gql from 'graphql-tag'

import {
  createValidatorDirective,
  type ValidatorDirectiveFunc,
} from '@redwoodjs/graphql-server'

import { enforcePolicy } from 'src/lib/access/enforcePolicy'
import type { PolicyArgs } from 'src/lib/access/policy'

export const schema = gql`
  """
  Anybody, signed in or not.
  """
  directive @skipAuth(policy: Policy, token: TokenBox) on FIELD_DEFINITION
`

const validate: ValidatorDirectiveFunc<PolicyArgs> = ({
  directiveArgs,
  info,
}) => enforcePolicy(directiveArgs, info)

export default createValidatorDirective(schema, validate)
