import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { contactOf, contactSettings } from 'src/shared/settings/contact'

/** How to reach the school. */
export const schoolContact = (async () =>
  contactOf(
    await db.setting.findMany({ where: { name: { in: [...contactSettings] } } })
  )) satisfies QueryResolvers['schoolContact']
