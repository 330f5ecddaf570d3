import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import {
  normalizeReference,
  type PlatformKey,
} from 'src/shared/billing/platforms'

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

/** Is a bill that came with it still paid by what it names, under whatever platform that is booked? */
const isReferenceInUse = ({ platform, referenceKey, line, request }: Claim) =>
  [...(line?.matches ?? []), ...(request?.schedules ?? [])].some(
    ({ schedule: { transaction } }) =>
      normalizeReference(
        platform as PlatformKey,
        transaction?.referenceNo ?? ''
      ) === referenceKey
  )

/**
 * After a payment of an entry was taken back: the references that a file's line or a gateway's payment claimed for it are
 * free again, once no bill that came with it stands on them (design/decisions.md 20). A proof lets go of its own.
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
