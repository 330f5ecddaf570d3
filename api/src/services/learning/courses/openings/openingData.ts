import type { OpeningInput } from 'types/graphql'

import { openingOf } from 'src/shared/learning/openingRule'
import { dateColumnOf } from 'src/shared/manilaTime'

/** The columns of a validated opening rule. */
export const openingData = (input: OpeningInput) => {
  const { opensOn, ...rule } = openingOf(input)
  return { ...rule, opensOn: opensOn && dateColumnOf(opensOn) }
}
