import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { fullName } from 'src/shared/accounts/fullName'
import { proofWarnings } from 'src/shared/billing/proofWarnings'
import { dayOf, dayOfDateColumn } from 'src/shared/manilaTime'

import { standingPayment } from '../payments/standingPayments'
import { isOpenEntry, owedCentavos } from '../paymentSchedules/openEntry'

import { asProof } from './asProof'

const WORKLIST_ROWS = 50
const COUNTED_ROWS = 1000

const named = { select: { firstName: true, lastName: true } } as const

const withBills = {
  user: named,
  payments: { where: standingPayment, select: { amountCentavos: true } },
  duplicateOf: { include: { user: named } },
  schedules: {
    orderBy: { scheduleId: 'asc' },
    include: {
      schedule: {
        include: {
          transaction: { select: { proofId: true } },
          proofs: {
            where: { proof: { status: { in: ['APPROVED', 'REJECTED'] } } },
            orderBy: { proofId: 'desc' },
            take: 1,
            select: { proof: true },
          },
          invoice: {
            select: {
              number: true,
              subscription: {
                select: {
                  product: { select: { name: true } },
                  paymentTerm: { select: { label: true, translations: true } },
                },
              },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.PaymentProofInclude

type ProofRow = Prisma.PaymentProofGetPayload<{ include: typeof withBills }>

const asBill = ({ schedule }: ProofRow['schedules'][number]) => ({
  id: schedule.id,
  invoiceNumber: schedule.invoice.number,
  productName: schedule.invoice.subscription.product.name,
  paymentTermLabel: local(schedule.invoice.subscription.paymentTerm, 'label'),
  scheduleDate: dayOfDateColumn(schedule.scheduleDate),
  priceCentavos: schedule.priceCentavos,
  owedCentavos: isOpenEntry(schedule) ? owedCentavos(schedule) : 0,
})

/** The latest of the proofs for these bills that were sent back, and not approved since. */
const returnedOf = (schedules: ProofRow['schedules']) => {
  const [latest] = schedules
    .flatMap(({ schedule }) => schedule.proofs.map(({ proof }) => proof))
    .filter(({ status }) => status === 'REJECTED')
    .sort((a, b) => b.id - a.id)
  return latest
    ? { day: dayOf(latest.updatedAt), reason: latest.rejectReason ?? '' }
    : null
}

const asProofToReview = ({
  user,
  duplicateOf,
  schedules,
  payments,
  ...row
}: ProofRow) => {
  const proof = asProof(row)
  const bills = schedules.map(asBill)
  const sumCentavos = bills.reduce((sum, bill) => sum + bill.owedCentavos, 0)
  const bookedCentavos = payments.reduce(
    (sum, payment) => sum + payment.amountCentavos,
    0
  )
  return {
    ...proof,
    memberName: fullName(user),
    bills,
    owedCentavos: sumCentavos,
    bookedCentavos,
    returned: returnedOf(schedules),
    duplicateOfMember: duplicateOf && fullName(duplicateOf.user),
    warnings: proofWarnings({
      ...proof,
      owedCentavos: sumCentavos,
      bookedCentavos,
      isBillPaid: schedules.some(
        ({ schedule: { transaction } }) =>
          transaction !== null && transaction.proofId !== row.id
      ),
      sentOn: dayOf(row.createdAt),
    }),
  }
}

/** Pending proofs, oldest first. */
export const proofsToReview = (async () => {
  const proofs = await db.paymentProof.findMany({
    where: { status: 'SUBMITTED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: WORKLIST_ROWS,
    include: withBills,
  })
  return proofs.map(asProofToReview)
}) satisfies QueryResolvers['proofsToReview']

/** The number of pending proofs; the count stops at a thousand. */
export const proofsToReviewCount = (async () =>
  db.paymentProof.count({
    where: { status: 'SUBMITTED' },
    take: COUNTED_ROWS,
  })) satisfies QueryResolvers['proofsToReviewCount']
