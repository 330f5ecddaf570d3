import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { isPublicSetting } from 'src/shared/settings/catalogue'

/** For private settings that concern certain users: who may read them, besides staff with the settings page. */
const readableBy = new Map([
  [
    'community-link',
    ({ isFastTrackStudent }: CurrentUser) => isFastTrackStudent,
  ],
])

/** A public setting for everyone. A private one only for staff with the settings page and for the users it concerns. */
export const defaultSettingByName = (async ({ name }) => {
  const setting = await db.setting.findUnique({ where: { name } })
  const user = context.currentUser as CurrentUser | undefined
  const mayRead =
    isPublicSetting(name) ||
    user?.pageAccess.defaultSettings ||
    (user && readableBy.get(name)?.(user))
  return mayRead ? setting : null
}) satisfies QueryResolvers['defaultSettingByName']
