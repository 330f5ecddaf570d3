import type { GatewayEventStatus, PaymentGateway, Prisma } from '@prisma/client'

import { int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { refusalCode } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { normalizeReference } from 'src/shared/billing/platforms'

import { lockUnpaidEntry } from '../payments/lockedEntry'
import { payEntries } from '../payments/payEntries'
import { sumOwed } from '../paymentSchedules/openEntry'

import type { GatewayMessage } from './gatewayAdapter'

type Outcome = { status: GatewayEventStatus; reason?: string }

type LockedRequest = Prisma.PaymentRequestGetPayload<{
  include: { schedules: true }
}>

const LOCK_REQUEST = statement(
  `SELECT id FROM "PaymentRequest" WHERE gateway = $1::"PaymentGateway" AND "externalId" = $2 FOR UPDATE`,
  { id: int }
)

// The row lock makes two messages about one payment run one after the other.
const lockRequest = async (
  tx: Tx,
  gateway: PaymentGateway,
  externalId: string
) => {
  await LOCK_REQUEST.all(tx, [gateway, externalId])
  return tx.paymentRequest.findUnique({
    where: { gateway_externalId: { gateway, externalId } },
    include: { schedules: { orderBy: { scheduleId: 'asc' } } },
  })
}

/** The locked entries if they are still owed and their sum equals the requested amount; otherwise null. */
const lockOwedEntries = async (tx: Tx, request: LockedRequest) => {
  const entries = []
  for (const { scheduleId } of request.schedules)
    entries.push(await lockUnpaidEntry(tx, scheduleId))
  return sumOwed(entries) === request.amountCentavos ? entries : null
}

const claimReference = async (
  tx: Tx,
  requestId: number,
  { platform, referenceNo }: GatewayMessage
) => {
  const referenceKey = normalizeReference(platform, referenceNo ?? '')
  if (!referenceKey) return true
  const claimed = await tx.paymentReference.createMany({
    data: { platform, referenceKey, requestId },
    skipDuplicates: true,
  })
  return claimed.count === 1
}

// Whether a message is a second payment of bills that another payment has already paid, so that it has to be refunded.
const isPaidTwice = async (
  tx: Tx,
  { id }: LockedRequest,
  { referenceNo }: GatewayMessage
) => {
  const applied = await tx.gatewayEvent.findFirst({
    where: { requestId: id, kind: 'PAID', status: 'APPLIED' },
    select: { referenceNo: true },
  })
  return referenceNo !== null && applied?.referenceNo !== referenceNo
}

const settle = async (
  tx: Tx,
  request: LockedRequest,
  message: GatewayMessage
): Promise<Outcome> => {
  if (request.status === 'PAID')
    return (await isPaidTwice(tx, request, message))
      ? { status: 'PARKED', reason: 'PAID_TWICE' }
      : { status: 'IGNORED', reason: 'PAID' }
  if (message.amountCentavos !== request.amountCentavos)
    return { status: 'PARKED', reason: 'AMOUNT_DIFFERS' }
  const entries = await lockOwedEntries(tx, request).catch(refusalCode)
  if (!Array.isArray(entries))
    return { status: 'PARKED', reason: entries ?? 'BILLS_CHANGED' }
  if (!(await claimReference(tx, request.id, message)))
    return { status: 'PARKED', reason: 'REFERENCE_USED' }
  const settlement = {
    platform: message.platform,
    externalInvoiceId: message.externalId,
    referenceNo: message.referenceNo ?? undefined,
    paidAt: new Date(),
    approvedById: null,
  }
  await payEntries(
    tx,
    entries.map((entry) => ({ entry, settlement }))
  )
  return { status: 'APPLIED' }
}

const apply = async (
  tx: Tx,
  request: LockedRequest | null,
  message: GatewayMessage
): Promise<Outcome> => {
  if (message.kind === 'OTHER') return { status: 'IGNORED' }
  if (!request)
    return message.kind === 'PAID'
      ? { status: 'PARKED', reason: 'UNKNOWN_REQUEST' }
      : { status: 'IGNORED' }
  const isPaid = message.kind === 'PAID'
  const outcome: Outcome = isPaid
    ? await settle(tx, request, message)
    : { status: request.status === 'PAID' ? 'IGNORED' : 'APPLIED' }
  // A paid request stays paid, whatever later messages say.
  if (request.status === 'PAID') return outcome
  const statuses = {
    APPLIED: isPaid ? ('PAID' as const) : ('FAILED' as const),
    PARKED: 'PARKED' as const,
    IGNORED: request.status,
    SETTLED: request.status,
  }
  await tx.paymentRequest.update({
    where: { id: request.id },
    data: { status: statuses[outcome.status] },
  })
  return outcome
}

/**
 * Handles one message of a gateway whose signature is valid. It takes effect once, however often and in whatever order
 * messages arrive. A message that does not fit (another amount, bills paid in the meantime or twice, an unknown
 * request) is parked for staff and changes nothing.
 */
export const receiveGatewayEvent = (
  gateway: PaymentGateway,
  message: GatewayMessage
) =>
  inTransaction(async (tx): Promise<GatewayEventStatus | 'KNOWN'> => {
    const { eventId, kind, externalId, amountCentavos, referenceNo } = message
    const request = await lockRequest(tx, gateway, externalId)
    const taken = await tx.gatewayEvent.createManyAndReturn({
      data: {
        gateway,
        eventId,
        kind,
        externalId,
        amountCentavos,
        referenceNo,
        requestId: request?.id,
        status: 'IGNORED',
      },
      skipDuplicates: true,
    })
    if (taken.length === 0) return 'KNOWN'
    const [{ id }] = taken
    const { status, reason } = await apply(tx, request, message)
    await tx.gatewayEvent.update({ where: { id }, data: { status, reason } })
    await logInfo(tx, {
      action: 'gatewayEvent.received',
      entity: 'GatewayEvent',
      entityId: id,
      after: { kind, externalId, amountCentavos, status, reason },
    })
    return status
  })
