import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'

import { asProfile, withProfileParts } from './asProfile'

/** @throws NOT_FOUND for an unknown slug and for an archived user alike */
export const profile = (async ({ slug }) => {
  const where = slug ? { slug } : { id: currentUser().id }
  const person = await db.user.findFirst({
    where: { ...where, archivedAt: null },
    include: withProfileParts,
  })
  return asProfile(found(person))
}) satisfies QueryResolvers['profile']
