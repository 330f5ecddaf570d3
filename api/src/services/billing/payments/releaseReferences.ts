import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { normalizeReference } from 'src/shared/billing/platforms'

const withPayment = {
  select: {
    schedule: { select: { transaction: { select: { referenceNo: true } } } },
  },
} as const

const withBills = {
  line: { select: { matches: withPayment } },
  request: { select: { schedules: withPayment } },
} satisfies Prisma.PaymentReferenceInclude

type Claim = Prisma.PaymentReferenceGetPayload<{ include: typeof withBills }>

/**
 * Whether a bill of the statement line or the gateway request that claims the reference is still paid with it. The
 * platform under which the payment is booked does not matter.
 */
const isReferenceInUse = ({ platform, referenceKey, line, request }: Claim) =>
  [...(line?.matches ?? []), ...(request?.schedules ?? [])].some(
    ({ schedule: { transaction } }) =>
      normalizeReference(platform, transaction?.referenceNo ?? '') ===
      referenceKey
  )

/**
 * After the payment of an entry is reversed, frees the references that a statement line or a gateway payment claimed
 * for the entry, once no bill uses them any more (docs/decisions/0033, 20). Proofs free their own references.
 */
export const releaseReferences = async (tx: Tx, scheduleId: number) => {
  const theEntry = { some: { scheduleId } }
  const claims = await tx.paymentReference.findMany({
    where: {
      OR: [
        { line: { matches: theEntry } },
        { request: { schedules: theEntry } },
      ],
    },
    include: withBills,
  })
  for (const claim of claims) {
    if (isReferenceInUse(claim)) continue
    const { platform, referenceKey } = claim
    await tx.paymentReference.deleteMany({ where: { platform, referenceKey } })
  }
}
