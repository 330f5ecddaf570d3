import { asRefusal } from 'src/lib/database/transaction'
import type { AppError } from 'src/lib/errors'

import { replaceErrors } from './replaceErrors'

/** Answers what the database refuses outside of a transaction with the code that it has inside of one. */
export const databaseRefusals = replaceErrors(({ originalError }) => {
  const refusal = asRefusal(originalError)
  return refusal === originalError ? null : (refusal as AppError)
})
