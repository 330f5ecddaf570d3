import type { PaymentDayState } from 'types/graphql'

import {
  normalizeReference,
  type PlatformKey,
} from 'src/shared/billing/platforms'

export type DayTransfer = {
  /** The first of its payments. */
  id: number
  userId: number
  memberName: string
  referenceNo: string | null
  /**
   * The amount of the transfer that was booked on the day, less what was taken back; negative for money that went back
   * to the member.
   */
  amountCentavos: number
}

export type DayLine = {
  id: number
  importId: number
  row: number
  referenceNo: string
  payerName: string
  amountCentavos: number
}

/** Pairs that need a person come first. */
const order: PaymentDayState[] = [
  'DIFFERS',
  'ONLY_FILE',
  'ONLY_BOOKED',
  'AGREED',
  'TAKEN_BACK',
]

const stateOf = (transfer?: DayTransfer, line?: DayLine): PaymentDayState => {
  if (!transfer) return 'ONLY_FILE'
  if (!line) return transfer.amountCentavos === 0 ? 'TAKEN_BACK' : 'ONLY_BOOKED'
  return transfer.amountCentavos === line.amountCentavos ? 'AGREED' : 'DIFFERS'
}

/** Puts the transfers of a platform's day beside the lines of its files with the same references; what differs first. */
export const pairDay = (
  platform: PlatformKey,
  transfers: readonly DayTransfer[],
  lines: readonly DayLine[]
) => {
  const keyOf = ({ referenceNo }: Pick<DayTransfer, 'referenceNo'>) =>
    normalizeReference(platform, referenceNo ?? '')
  const left = new Map<string, DayLine>()
  const single: DayLine[] = []
  for (const line of lines) {
    const key = keyOf(line)
    // Files may overlap: a line with the same reference counts once.
    if (key === null) single.push(line)
    else if (!left.has(key)) left.set(key, line)
  }
  // A transfer that was booked in parts is one.
  const whole = new Map<string, DayTransfer>()
  for (const transfer of transfers) {
    const place = `${transfer.userId} ${keyOf(transfer) ?? transfer.id}`
    const part = whole.get(place)
    whole.set(
      place,
      part
        ? {
            ...part,
            amountCentavos: part.amountCentavos + transfer.amountCentavos,
          }
        : transfer
    )
  }
  const pairs = [...whole.values()].map((transfer) => {
    const key = keyOf(transfer)
    const line = key === null ? undefined : left.get(key)
    if (key !== null) left.delete(key)
    return { transfer, line }
  })
  const alone = [...left.values(), ...single].map((line) => ({
    transfer: undefined,
    line,
  }))
  return [...pairs, ...alone]
    .map(({ transfer, line }) => ({
      id: transfer ? `payment-${transfer.id}` : `line-${line?.id}`,
      state: stateOf(transfer, line),
      userId: transfer?.userId ?? null,
      memberName: transfer?.memberName ?? null,
      referenceNo: transfer?.referenceNo || line?.referenceNo || null,
      bookedCentavos: transfer?.amountCentavos ?? null,
      lineCentavos: line?.amountCentavos ?? null,
      payerName: line?.payerName ?? null,
      importId: line?.importId ?? null,
      row: line?.row ?? null,
    }))
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}
