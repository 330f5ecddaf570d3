import type { ApolloError } from '@apollo/client'

import i18n from 'src/i18n'
import { isOffline } from 'src/lib/data/isOffline'

type ServerError = Pick<
  ApolloError,
  'graphQLErrors' | 'networkError' | 'message'
>

/** During maintenance the status of an answer is 503; Apollo calls that an error of the network. */
type Answered = { result?: { errors?: ServerError['graphQLErrors'] } }

const detailsOf = (error?: Partial<ServerError> | null) =>
  error?.graphQLErrors?.[0] ??
  (error?.networkError as Answered | null)?.result?.errors?.[0]

export const errorCode = (error?: Partial<ServerError> | null) =>
  detailsOf(error)?.extensions?.code as string | undefined

export const isBadUserInput = (error?: Partial<ServerError> | null) =>
  errorCode(error) === 'BAD_USER_INPUT'

/** The request's id in the server's log, for people to quote when they ask for help. */
export const referenceOf = (error?: Partial<ServerError> | null) => {
  const extensions = detailsOf(error)?.extensions
  return (extensions?.requestId ?? extensions?.reference) as string | undefined
}

/** The error message per field, in the reader's language if the api sent a code. */
export const fieldErrors = (error?: Partial<ServerError> | null) => {
  const { messages = {}, codes = {} } = (detailsOf(error)?.extensions
    ?.properties ?? {}) as {
    messages?: Record<string, string[]>
    codes?: Record<string, string>
  }
  return Object.fromEntries(
    Object.entries(messages).map(([field, [message]]) => [
      field,
      translatedCode(codes[field]) ?? message,
    ])
  )
}

const translatedCode = (code?: string, values = {}) => {
  const key = `errors:${code}` as 'errors:GENERIC'
  return code && i18n.exists(key) ? (i18n.t(key, values) as string) : undefined
}

/** Loads the texts of refusals, the texts for staff only for a code of staff. */
const loadTexts = async (code?: string) => {
  await i18n.loadNamespaces('errors')
  if (code && !translatedCode(code)) await i18n.loadNamespaces('errors.staff')
}

/** The text of a code that came without GraphQL, in the reader's language if it is known; else the server's own text. */
export const codeText = async (code: string | undefined, text: string) => {
  await loadTexts(code)
  return translatedCode(code) ?? text
}

/** The error message in the reader's language if its code is known, else the server's own text (spec section 8). */
export const errorText = async (error?: Partial<ServerError> | null) => {
  const texts = loadTexts(errorCode(error))
  // Offline, the texts would load only with the connection, when they are no longer true.
  if (!isOffline(error)) await texts
  return errorTextNow(error)
}

/** Like `errorText`, for a component that has loaded the `errors` namespace itself. */
export const errorTextNow = (error?: Partial<ServerError> | null): string => {
  const values = (detailsOf(error)?.extensions?.values ?? {}) as object
  const translated = translatedCode(errorCode(error), values)
  if (translated) return translated
  if (isOffline(error)) return i18n.t(['errors:OFFLINE', 'state.offline'])
  return detailsOf(error)?.message || (i18n.t('errors:GENERIC') as string)
}
