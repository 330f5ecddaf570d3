// Receipts that members sent in, drawn for the demo; no wallet's or bank's own look.
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import type { PaymentSchedule } from '@prisma/client'
import type { Tx } from 'api/src/lib/db'
import { newPlace } from 'api/src/lib/storage'
import { normalizeReference } from 'api/src/shared/billing/platforms'
import {
  dateColumnOf,
  daysBetween,
  manilaToday,
} from 'api/src/shared/manilaTime'

import { getPaths } from '@redwoodjs/project-config'

import type { Planned } from './shop'
import { daysAgo } from './time'

/** For the first bill that is not paid, or the first that is. */
export const writeProof = async (
  tx: Tx,
  { cashierId }: { cashierId: number | null },
  { userId, purchase, orderDay }: Planned,
  schedules: PaymentSchedule[]
) => {
  const { proof } = purchase
  if (!proof) return null
  const isDecided = proof.status !== 'SUBMITTED'
  const bill = schedules[isDecided ? 0 : (purchase.paid ?? 0)]
  const sentAt = daysAgo(daysBetween(orderDay, manilaToday()))
  const platform = purchase.platform ?? 'gcash'
  const referenceKey = normalizeReference(platform, proof.reference)

  const { id } = await tx.paymentProof.create({
    data: {
      userId,
      fileId: await storeFile(tx, userId, proof.file),
      platform,
      referenceNo: proof.reference,
      amountCentavos: bill.priceCentavos,
      paidOn: dateColumnOf(orderDay),
      status: proof.status,
      rejectReason: proof.reason,
      decidedById: isDecided ? cashierId : null,
      createdAt: sentAt,
      schedules: { create: { scheduleId: bill.id } },
      // A rejected one has given its reference back.
      ...(referenceKey &&
        proof.status !== 'REJECTED' && {
          reference: { create: { platform, referenceKey } },
        }),
    },
  })
  return id
}

const storeFile = async (tx: Tx, ownerId: number, name: string) => {
  const content = fs.readFileSync(
    path.join(getPaths().base, 'scripts/seeds/files', name)
  )
  const storageKey = randomBytes(16).toString('hex')
  const { target, half } = newPlace(storageKey)
  fs.writeFileSync(half, content)
  fs.renameSync(half, target)
  const { id } = await tx.storedFile.create({
    data: {
      storageKey,
      name,
      extension: 'png',
      mime: 'image/png',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      ownerId,
    },
  })
  return id
}
