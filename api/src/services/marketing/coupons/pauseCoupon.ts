import type { Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { LogVerb } from 'src/shared/reports/logWords'

import { asCoupon, withCouponParts } from './asCoupon'

type Change = {
  verb: LogVerb
  from: Prisma.CouponWhereInput
  to: Prisma.CouponUpdateInput
}

// Repeated or concurrent calls take effect once; an archived coupon does not change.
const change = (id: number, { verb, from, to }: Change) =>
  inTransaction(async (tx) => {
    const { count } = await tx.coupon.updateMany({
      where: { id, archivedAt: null, ...from },
      data: to,
    })
    const row = found(
      await tx.coupon.findUnique({ where: { id }, include: withCouponParts })
    )
    if (count > 0)
      await logInfo(tx, {
        action: `coupon.${verb}`,
        entity: 'Coupon',
        entityId: id,
        after: { code: row.code },
      })
    return asCoupon(row, tx)
  })

export const pauseCoupon = (({ id }) =>
  change(id, {
    verb: 'paused',
    from: { isPaused: false },
    to: { isPaused: true },
  })) satisfies MutationResolvers['pauseCoupon']

export const resumeCoupon = (({ id }) =>
  change(id, {
    verb: 'resumed',
    from: { isPaused: true },
    to: { isPaused: false },
  })) satisfies MutationResolvers['resumeCoupon']

/** Archives a coupon and frees its code; purchases keep their discount. */
export const archiveCoupon = (({ id }) =>
  change(id, {
    verb: 'archived',
    from: {},
    to: { archivedAt: new Date() },
  })) satisfies MutationResolvers['archiveCoupon']
