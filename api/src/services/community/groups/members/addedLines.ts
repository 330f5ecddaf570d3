// Adding people by lines: what becomes of each, for groups of any kind.
import type { findPeople } from 'src/services/accounts/people/findPeople'
import { fullName } from 'src/shared/accounts/fullName'
import type { ErrorCode } from 'src/shared/errors'

type People = Awaited<ReturnType<typeof findPeople>>

/** The ids of the people of the lines who are known. */
export const idsOf = (people: People) =>
  people.flatMap((person) => person?.id ?? [])

/**
 * Why a line adds nobody; null for those to add.
 * @param places those that these people have today
 */
export const refusalsOf = (
  people: People,
  places: readonly { userId: number; groupId: number }[],
  groupId: number
) => {
  const groupIds = new Map(places.map((row) => [row.userId, row.groupId]))
  const seen = new Set<number>()
  return people.map((person): ErrorCode | null => {
    if (!person) return 'ATTENDEE_UNKNOWN'
    if (seen.has(person.id)) return 'ATTENDEE_TWICE'
    seen.add(person.id)
    const present = groupIds.get(person.id)
    if (present === undefined) return null
    return present === groupId ? 'GROUP_MEMBER_HERE' : 'GROUP_MEMBER_ELSEWHERE'
  })
}

/** The answer to each line. */
export const answersOf = (
  lines: readonly string[],
  people: People,
  codes: readonly (ErrorCode | null)[]
) =>
  lines.map((value, index) => {
    const person = people[index]
    return {
      line: index + 1,
      value,
      name: person ? fullName(person) : null,
      code: codes[index],
    }
  })
