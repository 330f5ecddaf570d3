import type { ApolloError } from '@apollo/client'
import type { SavePreferencesMutationVariables } from 'types/graphql'

import { toast } from 'src/lib/browser/toast'
import { client } from 'src/lib/data/apollo'
import { errorText } from 'src/lib/data/errorText'
import { outlivesPage } from 'src/lib/data/outlivesPage'

const SAVE: Doc<'SavePreferencesMutation'> = gql`
  mutation SavePreferencesMutation($input: PreferencesInput!) {
    savePreferences(input: $input)
  }
`

/** Saves choices on the account. If that fails, they hold on this device, and a toast says so. */
export const savePreferences = async (
  input: SavePreferencesMutationVariables['input']
) => {
  try {
    await client.mutate({
      mutation: SAVE,
      variables: { input },
      context: outlivesPage,
    })
  } catch (failure) {
    void toast.error(await errorText(failure as ApolloError))
  }
}
