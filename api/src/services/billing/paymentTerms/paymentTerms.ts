import type { PaymentTerm, Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  PaymentTermInput,
  QueryResolvers,
} from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { areReminderDays } from 'src/shared/billing/collecting/reminderDue'
import { isOfferAmount, isPercentage } from 'src/shared/money'
import { isVisible } from 'src/shared/text/plainMarks'
import { firstFree, slugify } from 'src/shared/text/slug'

const numberOrNull = (percent: Prisma.Decimal | null) =>
  percent === null ? null : Number(percent)

const asAnswer = (term: PaymentTerm) => ({
  ...withFilipino(term, 'label', 'reminderText'),
  downPaymentPercent: numberOrNull(term.downPaymentPercent),
  surchargePercent: numberOrNull(term.surchargePercent),
})

export const paymentTerms = (async () => {
  const terms = await db.paymentTerm.findMany({
    where: { archivedAt: null, isActive: true },
    orderBy: { installments: 'asc' },
  })
  return terms.map(asAnswer)
}) satisfies QueryResolvers['paymentTerms']

export const paymentTermsPage = (async (args) => {
  const where: Prisma.PaymentTermWhereInput = {
    archivedAt: null,
    label: containing(args.q),
  }
  const { rows, total } = await pageOf(
    args,
    (window) => db.paymentTerm.findMany({ where, ...window }),
    () => db.paymentTerm.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['paymentTermsPage']

export const paymentTerm = (async ({ id }) => {
  const term = await db.paymentTerm.findFirst({
    where: { id, archivedAt: null },
  })
  return term && asAnswer(term)
}) satisfies QueryResolvers['paymentTerm']

export const paymentTermsByFunnelId = (async ({ funnelId }) => {
  const offered = await db.funnelPaymentTerm.findMany({
    where: { funnelId },
    include: { paymentTerm: true },
    orderBy: { position: 'asc' },
  })
  return offered.map(({ paymentTerm }) => asAnswer(paymentTerm))
}) satisfies QueryResolvers['paymentTermsByFunnelId']

const REMINDER_CHARACTERS = 1000

/** The upper bound of a term's number of intervals, and of the days before its first bill. */
const MOST_INTERVALS = 366

const isPercent = (value: number | null | undefined) =>
  value == null || isPercentage(value)

const isWithin = (value: number, least: number) =>
  value >= least && value <= MOST_INTERVALS

const isAmount = (value: number | null | undefined) =>
  value == null || isOfferAmount(value)

const check = (input: PaymentTermInput) =>
  refuseInput({
    name: !isVisible(input.name) && 'REQUIRED',
    label: !isVisible(input.label) && 'REQUIRED',
    installments:
      (input.installments < 1 || input.installments > 60) && 'INVALID',
    intervalCount: !isWithin(input.intervalCount, 1) && 'INVALID',
    firstDueOffsetDays: !isWithin(input.firstDueOffsetDays, 0) && 'INVALID',
    downPaymentPercent:
      (!isPercent(input.downPaymentPercent) ||
        (input.downPaymentPercent != null &&
          input.downPaymentCentavos != null)) &&
      'INVALID',
    downPaymentCentavos:
      !isAmount(input.downPaymentCentavos) && 'AMOUNT_INVALID',
    surchargeCentavos: !isAmount(input.surchargeCentavos) && 'AMOUNT_INVALID',
    surchargePercent:
      (!isPercent(input.surchargePercent) ||
        (input.surchargePercent != null && input.surchargeCentavos != null)) &&
      'INVALID',
    graceDays: (input.graceDays < 0 || input.graceDays > 365) && 'INVALID',
    reminderDays: !areReminderDays(input.reminderDays) && 'INVALID',
    reminderText:
      (input.reminderText?.length ?? 0) > REMINDER_CHARACTERS && 'TOO_LONG',
  })

const dataOf = (input: PaymentTermInput) =>
  fromFilipino(
    { ...input, reminderText: input.reminderText ?? '' },
    'label',
    'reminderText'
  )

const refuseTakenName = (error: unknown): never => {
  if (isUniqueViolation(error, 'name') || isUniqueViolation(error, 'id'))
    refuseInput({ name: 'NAME_TAKEN' })
  throw error
}

/** An id made of the name; several names make the same, and some, such as '分期付款', make none. */
const freeId = async (tx: Tx, name: string) => {
  const base = slugify(name) || 'term'
  const alike = await tx.paymentTerm.findMany({
    where: { id: { startsWith: base } },
    select: { id: true },
  })
  return firstFree(base, new Set(alike.map(({ id }) => id)))
}

export const createPaymentTerm = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const term = await tx.paymentTerm.create({
      data: { id: await freeId(tx, input.name), ...dataOf(input) },
    })
    await logInfo(tx, {
      action: 'paymentTerm.created',
      entity: 'PaymentTerm',
      entityId: term.id,
      after: { ...input },
    })
    return asAnswer(term)
  }).catch(refuseTakenName)
}) satisfies MutationResolvers['createPaymentTerm']

/** Changes a term for new orders only; existing orders keep their schedule. */
export const updatePaymentTerm = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.paymentTerm.findUnique({ where: { id } }))
    const term = await tx.paymentTerm.update({
      where: { id },
      data: dataOf(input),
    })
    await logInfo(tx, {
      action: 'paymentTerm.updated',
      entity: 'PaymentTerm',
      entityId: id,
      before: { label: before.label, installments: before.installments },
      after: { ...input },
    })
    return asAnswer(term)
  }).catch(refuseTakenName)
}) satisfies MutationResolvers['updatePaymentTerm']

export const deletePaymentTerm = (async ({ id }) =>
  inTransaction(async (tx) => {
    const offered = await tx.funnelPaymentTerm.count({
      where: { paymentTermId: id },
    })
    if (offered > 0) throw new AppError('IN_USE')
    const [archived] = await tx.paymentTerm.updateManyAndReturn({
      where: { id, archivedAt: null },
      data: { archivedAt: new Date(), isActive: false },
    })
    const term = found(archived)
    await logInfo(tx, {
      action: 'paymentTerm.deleted',
      entity: 'PaymentTerm',
      entityId: id,
    })
    return asAnswer(term)
  })) satisfies MutationResolvers['deletePaymentTerm']
