import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'

/** Public settings for everybody; the others for who may see the settings page (product.md, own-data rule). */
export const defaultSettingByName = (async ({ name }) => {
  const setting = await db.setting.findUnique({ where: { name } })
  const mayRead =
    setting?.isPublic || context.currentUser?.pageAccess.defaultSettings
  return mayRead ? setting : null
}) satisfies QueryResolvers['defaultSettingByName']
