// The rights of an access token besides its owner's (docs/decisions/0073). A test compares the lists with the schema,
// so that a new mutation must be decided; a mutation in no list is refused.
import { moneyAndRights } from './moneyAndRights'
import { hiddenFromTokens } from './neverByToken'
import { tokenChanges } from './tokenChanges'

/** The boxes that the owner ticked when they created the token. */
export type TokenRights = { mayChange: boolean; reachesMoney: boolean }

/** Whether a token may ask for a field of the root type `parent`. No token opens a stream, which would outlive it. */
export const mayByToken = (
  { mayChange, reachesMoney }: TokenRights,
  parent: string,
  field: string
) => {
  if (parent === 'Query') return !hiddenFromTokens.has(field)
  if (parent !== 'Mutation' || !mayChange) return false
  return tokenChanges.has(field) || (reachesMoney && moneyAndRights.has(field))
}
