import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'

/** Whom a setting that is not public concerns, beside who may see the settings page. */
const concerned: Record<string, (user: CurrentUser) => boolean> = {
  'community-link': ({ isFastTrackStudent }) => isFastTrackStudent,
}

/** Public settings for everybody; the others for whom they concern (product.md, own-data rule). */
export const defaultSettingByName = (async ({ name }) => {
  const setting = await db.setting.findUnique({ where: { name } })
  const user = context.currentUser as CurrentUser | undefined
  const mayRead =
    setting?.isPublic ||
    user?.pageAccess.defaultSettings ||
    (user && concerned[name]?.(user))
  return mayRead ? setting : null
}) satisfies QueryResolvers['defaultSettingByName']
