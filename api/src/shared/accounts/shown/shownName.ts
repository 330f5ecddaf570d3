import { fullName } from '../fullName'

import { initialOf } from './initial'

export const shownNames = ['FIRST_AND_INITIAL', 'FULL'] as const

export type ShownNameKind = (typeof shownNames)[number]

/** A member's name on sales pages as the member chose it: "Ana D." or "Ana Dela Cruz". */
export const shownName = (
  person: { firstName: string; lastName: string },
  kind: ShownNameKind
) => {
  const initial = initialOf(person.lastName)
  if (kind === 'FULL') return fullName(person).trim()
  return initial ? `${person.firstName} ${initial}.` : person.firstName
}
