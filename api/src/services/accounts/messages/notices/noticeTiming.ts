import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { quietHoursErrors } from 'src/shared/accounts/noticeTiming'

const AT_ONCE = { isDaily: false, quietFrom: null, quietTo: null }

export const noticeTiming = (async () =>
  (await db.noticeTiming.findUnique({
    where: { userId: currentUser().id },
  })) ?? AT_ONCE) satisfies QueryResolvers['noticeTiming']

/** @throws REQUIRED or INVALID by field for quiet hours that are not two different hours of the day */
export const saveNoticeTiming = (async ({
  input: { isDaily, quietFrom = null, quietTo = null },
}) => {
  refuseInput(quietHoursErrors({ quietFrom, quietTo }))
  const userId = currentUser().id
  const timing = { isDaily, quietFrom, quietTo }
  return db.noticeTiming.upsert({
    where: { userId },
    create: { userId, ...timing },
    update: timing,
  })
}) satisfies MutationResolvers['saveNoticeTiming']
