import type { MutationResolvers } from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cutText } from 'src/shared/text/cutText'
import { firstFree } from 'src/shared/text/slug'

import { asCoupon, withCouponParts } from './asCoupon'

/** The characters of the original code that are kept. A code has at most 30, so this leaves room for the suffix. */
const STEM_CHARACTERS = 22

// 'WELCOME-COPY', 'WELCOME-COPY-2', …: the first code that no live coupon has.
const freeCode = async (tx: Tx, code: string) => {
  const stem = `${cutText(code.replace(/-COPY(-\d+)?$/, ''), STEM_CHARACTERS)}-COPY`
  const rows = await tx.coupon.findMany({
    where: { code: { startsWith: stem }, archivedAt: null },
    select: { code: true },
  })
  return firstFree(stem, new Set(rows.map((row) => row.code)))
}

/**
 * Copies a coupon without its uses. The copy is paused until staff have checked it. Staff can change a used coupon's
 * discount only in such a copy.
 */
export const duplicateCoupon = (async ({ id }) =>
  inTransaction(async (tx) => {
    const {
      id: _id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      archivedAt: _archivedAt,
      paymentTerms,
      ...coupon
    } = found(
      await tx.coupon.findUnique({
        where: { id },
        include: { paymentTerms: true },
      })
    )
    const row = await tx.coupon.create({
      data: {
        ...coupon,
        code: await freeCode(tx, coupon.code),
        isPaused: true,
        paymentTerms: {
          create: paymentTerms.map(({ paymentTermId }) => ({ paymentTermId })),
        },
      },
      include: withCouponParts,
    })
    await logInfo(tx, {
      action: 'coupon.duplicated',
      entity: 'Coupon',
      entityId: row.id,
      after: { from: id, code: row.code },
    })
    return asCoupon(row, tx)
  }).catch((error) => {
    if (isUniqueViolation(error, 'code')) refuseInput({ code: 'CODE_TAKEN' })
    throw error
  })) satisfies MutationResolvers['duplicateCoupon']
