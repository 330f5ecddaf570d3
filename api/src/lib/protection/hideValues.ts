// GraphQL's messages about a value of the wrong type quote the value, which may be a password or a code. Neither the log
// nor the answer may contain it (docs/security.md S-71).
import type { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Messages of graphql-js and its scalars, each with the part of it that names no value. */
const QUOTING: [RegExp, string][] = [
  [/^(Variable "\$\w+" got invalid value) .*/s, '$1.'],
  [/^(Argument "\w+" has invalid value) .*/s, '$1.'],
  [/^(Expected value of type "[^"]+"), found .*/s, '$1.'],
  [/^Value ".*" does not exist in ("\w+" enum).*/s, 'No such value in $1.'],
  [
    /^(\w+|Enum "\w+") cannot (be )?(represent|serialize).*/s,
    '$1 cannot represent this value.',
  ],
  [/^Value is not .*/s, 'This value has the wrong type.'],
  [/^(Syntax Error: [^"]*?),? (found|but got)\b[^"]*".*/s, '$1.'],
  [/^(Syntax Error: [^"]*?):? ".*/s, '$1.'],
]

/** A message without the values that it quotes. */
export const withoutValues = (message: string) => {
  const [pattern, kept] =
    QUOTING.find(([quoting]) => quoting.test(message)) ?? []
  return pattern && kept ? message.replace(pattern, kept) : message
}

/**
 * Removes quoted values from an error. The error itself is changed, because Yoga keeps the errors of a document and
 * answers with them again.
 */
const hideIn = (error: unknown) => {
  if (!(error instanceof Error)) return
  const message = withoutValues(error.message)
  if (message === error.message) return
  const stack = `${error.name}: ${message}`
  Object.assign(error as GraphQLError, {
    message,
    stack,
    originalError: undefined,
  })
}

/** Stands before the plugins that log errors. */
export const hideValues: Plugin = {
  onParse:
    () =>
    ({ result }) =>
      hideIn(result),
  onValidate:
    () =>
    ({ result }) =>
      result.forEach(hideIn),
  onExecute: () => ({
    onExecuteDone: ({ result }) => {
      if ('errors' in result) result.errors?.forEach(hideIn)
    },
  }),
}
