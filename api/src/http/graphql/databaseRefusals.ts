import { locatedError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

import { asRefusal } from 'src/lib/database/transaction'

/** Answers what the database refuses outside of a transaction with the code that it has inside of one. */
export const databaseRefusals: Plugin = {
  onExecute: () => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!('errors' in result) || !result.errors) return
      setResult({
        ...result,
        errors: result.errors.map((error) => {
          const refusal = asRefusal(error.originalError)
          return refusal === error.originalError
            ? error
            : locatedError(refusal, error.nodes, error.path)
        }),
      })
    },
  }),
}
