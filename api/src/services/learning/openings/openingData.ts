import type { OpeningInput } from 'types/graphql'

import { openingOf } from 'src/shared/learning/openingRule'
import { dateColumnOf } from 'src/shared/manilaTime'

/** The columns of a rule that was looked at. */
export const openingData = (input: OpeningInput) => {
  const { opensOn, ...rule } = openingOf(input)
  return { ...rule, opensOn: opensOn && dateColumnOf(opensOn) }
}
