import type { ApolloError } from '@apollo/client'

import i18n from 'src/i18n'
import { errorText, fieldErrors } from 'src/lib/data/errorText'

/** Why the server refused a code, in words. */
export const refusalOfCode = async (error: ApolloError) => {
  await i18n.loadNamespaces(['errors', 'errors.staff'])
  return fieldErrors(error).code ?? errorText(error)
}
