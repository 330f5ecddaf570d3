import type { Prisma } from '@prisma/client'

import { typedText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { cutText } from 'src/shared/text/cutText'

const MAX_CHARACTERS = 320

/**
 * Finds people by e-mail (in any letter case) or tribe id, in one statement; those outside `scope` are unknown.
 * @returns a person or undefined for each line
 */
export const findPeople = async (
  lines: readonly string[],
  scope: Prisma.UserWhereInput
) => {
  const asked = lines.map((line) => cutText(typedText(line), MAX_CHARACTERS))
  const people = await db.user.findMany({
    where: {
      archivedAt: null,
      OR: [
        { email: { in: asked.map((each) => each.toLowerCase()) } },
        { tribeId: { in: asked } },
      ],
      AND: scope,
    },
    select: {
      id: true,
      email: true,
      tribeId: true,
      firstName: true,
      lastName: true,
    },
  })
  const byEmail = new Map(people.map((each) => [each.email, each]))
  const byTribeId = new Map(people.map((each) => [each.tribeId, each]))
  return asked.map(
    (each) => byEmail.get(each.toLowerCase()) ?? byTribeId.get(each)
  )
}
