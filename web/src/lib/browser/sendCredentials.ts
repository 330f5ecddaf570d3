import type { ApolloClient, ApolloError } from '@apollo/client'
import type { SendUserCredentialQueryVariables } from 'types/graphql'

import { errorText } from 'src/lib/data/errorText'

import { toast } from './toast'

const SEND: Doc<'SendUserCredentialQuery'> = gql`
  query SendUserCredentialQuery(
    $email: String!
    $name: String!
    $password: String!
  ) {
    sendUserCredential(email: $email, name: $name, password: $password)
  }
`

/** Mails a password that the server has just generated (spec section 5). The password is not stored here. */
export const sendCredentials = async (
  client: ApolloClient<object>,
  { email, name, password }: SendUserCredentialQueryVariables,
  done: string
) => {
  try {
    await client.query({
      query: SEND,
      variables: { email, name, password },
      fetchPolicy: 'no-cache',
    })
    void toast.success(done)
    return true
  } catch (error) {
    void toast.error(await errorText(error as ApolloError))
    return false
  }
}
