import type { PaymentAccount, Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  PaymentAccountInput,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { containing, pageOf } from 'src/lib/database/paging'
import { inTransaction, isMissingReference } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import { accountProblems } from 'src/shared/billing/paying/paymentAccount'

import { hidePreviousQr, showQr } from './qrPicture'
import { tellAdministrators } from './tellAdministrators'

const withParts = {
  qrFile: true,
  products: { include: { product: { select: { name: true } } } },
} satisfies Prisma.PaymentAccountInclude

const asAnswer = ({
  qrFile,
  products,
  ...account
}: Prisma.PaymentAccountGetPayload<{ include: typeof withParts }>) => ({
  ...withFilipino(account, 'instructions'),
  qrFile: qrFile && asFileInfo(qrFile, currentUser().id),
  productIds: products.map(({ productId }) => productId),
  productNames: products.map(({ product }) => product.name),
})

export const paymentAccountsPage = (async ({ sort, ...args }) => {
  const where: Prisma.PaymentAccountWhereInput = {
    label: containing(args.q),
  }
  const { rows, total } = await pageOf(
    { ...args, sort: sort ?? 'POSITION' },
    (window) =>
      db.paymentAccount.findMany({ where, include: withParts, ...window }),
    () => db.paymentAccount.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['paymentAccountsPage']

export const paymentAccount = (async ({ id }) => {
  const account = await db.paymentAccount.findUnique({
    where: { id },
    include: withParts,
  })
  return account && asAnswer(account)
}) satisfies QueryResolvers['paymentAccount']

const dataOf = ({
  platform,
  label,
  accountName,
  accountNumber,
  instructions,
  instructionsFil,
  position,
  isActive,
}: PaymentAccountInput) => ({
  ...fromFilipino(
    { instructions: instructions?.trim() ?? '', instructionsFil },
    'instructions'
  ),
  platform,
  label: label.trim(),
  accountName: accountName.trim(),
  accountNumber: accountNumber?.trim() ?? '',
  position,
  isActive,
})

const productsOf = ({ productIds }: PaymentAccountInput) => ({
  create: [...new Set(productIds)].map((productId) => ({ productId })),
})

const refuseUnknownProduct = (error: unknown): never => {
  if (isMissingReference(error, 'productId'))
    refuseInput({ productIds: 'INVALID' })
  throw error
}

/** The fields that decide where money goes. */
const logged = ({
  platform,
  label,
  accountName,
  accountNumber,
  qrFileId,
  isActive,
}: PaymentAccount) => ({
  platform,
  label,
  accountName,
  accountNumber,
  qrFileId,
  isActive,
})

const check = async ({ password, ...input }: PaymentAccountInput) => {
  refuseInput(accountProblems(input))
  await requirePassword(password)
}

/** @throws BAD_USER_INPUT by field; RATE_LIMITED */
export const createPaymentAccount = (async ({ input }) => {
  await check(input)
  return inTransaction(async (tx) => {
    const account = await tx.paymentAccount.create({
      data: {
        ...dataOf(input),
        ...(await showQr(tx, input.qrFileId ?? null)),
        products: productsOf(input),
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'paymentAccount.created',
      entity: 'PaymentAccount',
      entityId: account.id,
      after: logged(account),
    })
    await tellAdministrators(tx, 'created', account)
    return asAnswer(account)
  }).catch(refuseUnknownProduct)
}) satisfies MutationResolvers['createPaymentAccount']

/**
 * Changes an account; an inactive one disappears from every screen of buyers.
 * @throws BAD_USER_INPUT by field; RATE_LIMITED; NOT_FOUND
 */
export const updatePaymentAccount = (async ({ id, input }) => {
  await check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.paymentAccount.findUnique({ where: { id } }))
    const account = await tx.paymentAccount.update({
      where: { id },
      data: {
        ...dataOf(input),
        ...(await showQr(tx, input.qrFileId ?? null, before.qrFileId)),
        products: { deleteMany: {}, ...productsOf(input) },
      },
      include: withParts,
    })
    await hidePreviousQr(tx, before.qrFileId, account.qrFileId)
    await logInfo(tx, {
      action: 'paymentAccount.updated',
      entity: 'PaymentAccount',
      entityId: id,
      before: logged(before),
      after: logged(account),
    })
    await tellAdministrators(tx, 'updated', account)
    return asAnswer(account)
  }).catch(refuseUnknownProduct)
}) satisfies MutationResolvers['updatePaymentAccount']
