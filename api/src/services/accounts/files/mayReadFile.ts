import type { StoredFile } from '@prisma/client'

import type { CurrentUser } from 'src/lib/auth'
import { can } from 'src/shared/permissions'

/**
 * Who may download a stored file: anybody when it is public, members when they are signed in, otherwise its
 * owner and whoever decides on payments.
 */
export const mayReadFile = async (
  viewer: CurrentUser | null,
  { visibility, ownerId }: Pick<StoredFile, 'visibility' | 'ownerId'>
) => {
  if (visibility === 'PUBLIC') return true
  if (!viewer) return false
  return (
    visibility === 'MEMBERS' ||
    ownerId === viewer.id ||
    can(viewer, 'approvePayment')
  )
}
