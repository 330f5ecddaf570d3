import type { SavePreferencesMutationVariables } from 'types/graphql'

import { useAuth } from 'src/auth'

/**
 * Saves a choice on the account of a signed-in user. What visitors choose, and staff while they act as another person,
 * stays on the device.
 */
export const useSavePreference = () => {
  const { isAuthenticated, currentUser } = useAuth()
  return (preference: SavePreferencesMutationVariables['input']) => {
    if (!isAuthenticated || currentUser?.isImpersonating) return
    void import('src/lib/data/savePreferences').then(({ savePreferences }) =>
      savePreferences(preference)
    )
  }
}
