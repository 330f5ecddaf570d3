import type { QueryResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

import { findPeople } from '../findPeople'

/** The two people whom staff name by hand. */
export const mergePair = (async ({ lines }) => {
  const people = await findPeople(lines.slice(0, 2), usersInScope())
  const known = await db.user.findMany({
    where: { id: { in: people.flatMap((person) => person?.id ?? []) } },
    select: { id: true, createdAt: true },
  })
  return people.map((person) => {
    const createdAt = known.find(({ id }) => id === person?.id)?.createdAt
    return person && createdAt
      ? { ...person, name: fullName(person), createdAt }
      : null
  })
}) satisfies QueryResolvers['mergePair']
