import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'

import { requirePassword } from '../../passwords/requirePassword'

import { ownDataOf } from './ownDataOf'

/**
 * All that is kept about the viewer, for their own file (RA 10173). It asks for the password, so that an unlocked device
 * is not enough.
 * @throws what `requirePassword` throws
 */
export const exportMyData = (async ({ password }) => {
  await requirePassword(password)
  const { id } = currentUser()
  const data = await ownDataOf(id)
  await logInfo(db, {
    action: 'user.dataExported',
    entity: 'User',
    entityId: id,
  })
  return JSON.stringify(data, null, 2)
}) satisfies MutationResolvers['exportMyData']
