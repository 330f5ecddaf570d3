import type { GraphQLError } from 'graphql'

import { AppError, InputError } from 'src/lib/errors'

import { replaceErrors } from './replaceErrors'

/** GraphQL's message about a number with decimals, or beyond 32 bits, and the variable and field to which it was given. */
const NO_INT =
  /^Variable "\$(\w+)" got invalid value .*?(?: at "\w+(?:\[\d+\])?(?:\.(\w+)[^"]*)?")?; Int cannot represent non[ -][\w -]+: -?\d[\d.e+]*$/s

const IDS = /^ids?$|Ids?$/

/** The refusal of a number that a person typed or that is in an address; null for any other error. */
const refusalOf = ({ message }: GraphQLError) => {
  const [, variable, field = variable] = NO_INT.exec(message) ?? []
  if (!variable) return null
  if (IDS.test(variable)) return new AppError('NOT_FOUND')
  const code = /Centavos$/.test(field) ? 'AMOUNT_INVALID' : 'INVALID'
  return new InputError({ [field]: code })
}

/**
 * Refuses a number that no Int holds like any other wrong input, at its field, because people type them: 2.5 seats, or a
 * mobile number as a limit. Stands before the plugin that takes the values out of messages.
 */
export const numberRefusals = replaceErrors(refusalOf)
