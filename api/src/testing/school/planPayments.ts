// Plans when and how a member pays the entries of a bill, and what goes wrong.
import type { Instalment } from 'src/shared/billing/instalments'
import { platforms, type PlatformKey } from 'src/shared/billing/platforms'
import { addDays, startOfDay, type Day } from 'src/shared/manilaTime'

import type { Random } from './random'

export type PlannedPayment = {
  kind: 'PAYMENT' | 'REVERSAL'
  amountCentavos: number
  paidAt: Date
  platform: PlatformKey
}

export type PlannedEntry = Instalment & {
  payments: PlannedPayment[]
  isPaid: boolean
  waivedAt: Date | null
}

/** Most members pay on the day or before it; some are late, some stop paying, some never begin. */
export type PaymentHabit = 'punctual' | 'late' | 'stops' | 'never'

export const paymentHabitOf = (random: Random): PaymentHabit => {
  const drawn = random.between(1, 100)
  if (drawn <= 72) return 'punctual'
  if (drawn <= 87) return 'late'
  return drawn <= 94 ? 'stops' : 'never'
}

const MINUTES = 24 * 60

/** Any minute of a Manila day, including its first and last. */
export const minuteOf = (day: Day, random: Random) =>
  new Date(
    startOfDay(day).getTime() +
      random.pick([0, MINUTES - 1, random.between(0, MINUTES - 1)]) * 60_000
  )

const payDayOf = (
  { scheduleDate, seq }: Instalment,
  orderDay: Day,
  manner: PaymentHabit,
  random: Random
) => {
  const daysOff =
    manner === 'late' ? random.between(3, 40) : -random.between(0, 3)
  const day = addDays(scheduleDate, seq === 1 ? Math.max(0, daysOff) : daysOff)
  return day < orderDay ? orderDay : day
}

const paymentsOf = (
  entry: Instalment,
  day: Day,
  until: Day,
  random: Random
): PlannedPayment[] => {
  const paid: PlannedPayment = {
    kind: 'PAYMENT',
    amountCentavos: entry.priceCentavos,
    paidAt: minuteOf(day, random),
    platform: random.pick(platforms).key,
  }
  const revokedOn = addDays(day, random.between(1, 9))
  if (!random.chance(2) || revokedOn > until) return [paid]
  const reversed = {
    ...paid,
    kind: 'REVERSAL' as const,
    amountCentavos: -entry.priceCentavos,
    paidAt: minuteOf(revokedOn, random),
  }
  const againOn = addDays(revokedOn, random.between(1, 5))
  if (!random.chance(60) || againOn > until) return [paid, reversed]
  return [paid, reversed, { ...paid, paidAt: minuteOf(againOn, random) }]
}

export const planPayments = (
  instalments: Instalment[],
  orderDay: Day,
  until: Day,
  random: Random
): PlannedEntry[] => {
  const manner = paymentHabitOf(random)
  const most =
    manner === 'never' ? 0 : manner === 'stops' ? 1 : instalments.length
  return instalments.map((entry, index) => {
    const day = payDayOf(entry, orderDay, manner, random)
    const isPaying = index < most && day <= until
    const payments = isPaying ? paymentsOf(entry, day, until, random) : []
    const isPaid = payments.at(-1)?.kind === 'PAYMENT'
    const isWaived = !isPaid && index > 0 && random.chance(6)
    return {
      ...entry,
      payments,
      isPaid,
      waivedAt: isWaived ? minuteOf(until, random) : null,
    }
  })
}
