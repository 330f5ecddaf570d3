import type { FunnelStatus } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asOwnFunnel, withProduct } from './asFunnel'

type Move = { from: FunnelStatus[]; to: FunnelStatus }

// A repeated or concurrent call may have changed the status before; then there is nothing to do and no error.
const move = async (tx: Tx, id: string, { from, to }: Move) => {
  const { status } = found(await tx.funnel.findUnique({ where: { id } }))
  const { count } = await tx.funnel.updateMany({
    where: { id, status: { in: from } },
    data: { status: to },
  })
  const row = await tx.funnel.findUniqueOrThrow({
    where: { id },
    include: withProduct,
  })
  if (row.status !== to) throw new AppError('NOT_FOUND')
  if (count > 0)
    await logInfo(tx, {
      action: to === 'PUBLISHED' ? 'funnel.published' : 'funnel.closed',
      entity: 'Funnel',
      entityId: id,
      before: { status },
      after: { status: to },
    })
  return asOwnFunnel(row)
}

/** Opens a draft, or reopens a closed funnel; its opening times still apply. An archived funnel does not change. */
export const publishFunnel = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { product } = found(
      await tx.funnel.findUnique({ where: { id }, include: { product: true } })
    )
    if (product.status !== 'ACTIVE') throw new AppError('PRODUCT_NOT_SOLD')
    return move(tx, id, { from: ['DRAFT', 'CLOSED'], to: 'PUBLISHED' })
  })) satisfies MutationResolvers['publishFunnel']

/** Stops selling; the funnel's page says that it is closed. */
export const closeFunnel = (async ({ id }) =>
  inTransaction((tx) =>
    move(tx, id, { from: ['PUBLISHED'], to: 'CLOSED' })
  )) satisfies MutationResolvers['closeFunnel']
