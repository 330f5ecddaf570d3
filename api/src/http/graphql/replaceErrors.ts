import { locatedError, type GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

import type { AppError } from 'src/lib/errors'

/** A plugin that answers some errors of an operation with a refusal instead; `refusalOf` returns null for the others. */
export const replaceErrors = (
  refusalOf: (error: GraphQLError) => AppError | null
): Plugin => ({
  onExecute: () => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!('errors' in result) || !result.errors) return
      setResult({
        ...result,
        errors: result.errors.map((error) => {
          const refusal = refusalOf(error)
          return refusal
            ? locatedError(refusal, error.nodes, error.path)
            : error
        }),
      })
    },
  }),
})
