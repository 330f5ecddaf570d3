import gql from 'graphql-tag'

import { createValidatorDirective } from '@redwoodjs/graphql-server'

import { refuseByToken } from 'src/lib/auth'

export const schema = gql`
  """
  Anybody, signed in or not.
  """
  directive @skipAuth on FIELD_DEFINITION
`

export default createValidatorDirective(schema, ({ info }) =>
  refuseByToken(info)
)
