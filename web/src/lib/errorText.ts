import type { ApolloError } from '@apollo/client'

import i18n from 'src/i18n'

type ServerError = Pick<ApolloError, 'graphQLErrors' | 'networkError' | 'message'>

const detailsOf = (error?: Partial<ServerError> | null) =>
  error?.graphQLErrors?.[0]

export const errorCode = (error?: Partial<ServerError> | null) =>
  detailsOf(error)?.extensions?.code as string | undefined

export const isBadUserInput = (error?: Partial<ServerError> | null) =>
  errorCode(error) === 'BAD_USER_INPUT'

/** What the server calls this request in its log; people quote it when they ask for help. */
export const referenceOf = (error?: Partial<ServerError> | null) => {
  const extensions = detailsOf(error)?.extensions
  return (extensions?.requestId ?? extensions?.reference) as string | undefined
}

/** Field → messages, as validations of the api answer. */
export const fieldMessages = (error?: Partial<ServerError> | null) => {
  const properties = detailsOf(error)?.extensions?.properties as
    | { messages?: Record<string, string[]> }
    | undefined
  return properties?.messages ?? {}
}

/** In the reader's language by code, else as the server said it (spec section 8). */
export const errorText = async (error?: Partial<ServerError> | null) => {
  await i18n.loadNamespaces('errors')
  return errorTextNow(error)
}

/** The same for a component that has loaded the `errors` name space itself. */
export const errorTextNow = (error?: Partial<ServerError> | null): string => {
  const code = errorCode(error)
  const key = `errors:${code}` as 'errors:BAD_USER_INPUT'
  if (code && i18n.exists(key)) {
    return i18n.t(key, detailsOf(error)?.extensions?.values ?? {})
  }
  if (error?.networkError && !detailsOf(error)) return i18n.t('errors:OFFLINE')
  return detailsOf(error)?.message || i18n.t('errors:GENERIC')
}
