// The money of this month beside that of the last one, day by day.
import { addDays, type Day } from '../manilaTime'

type DaySum = { day: Day; amountCentavos: string }

const monthOf = (day: Day) => day.slice(0, 7)

/** The first day of the last month, from which the sums are needed. */
export const startOfLastMonth = (today: Day): Day =>
  `${monthOf(addDays(`${monthOf(today)}-01`, -1))}-01`

/**
 * Running totals by the day of the month, from the first to the longer month's last day. This month's total is null
 * after today; the last month's stays at its end.
 */
export const monthAgainstLast = (sums: DaySum[], today: Day) => {
  const last = monthOf(startOfLastMonth(today))
  const amounts = new Map(
    sums.map(({ day, amountCentavos }) => [day, BigInt(amountCentavos)])
  )
  const todayNumber = Number(today.slice(8))
  let [total, before] = [0n, 0n]
  return Array.from({ length: 31 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    total += amounts.get(`${monthOf(today)}-${number}`) ?? 0n
    before += amounts.get(`${last}-${number}`) ?? 0n
    return {
      dayOfMonth: index + 1,
      totalCentavos: index < todayNumber ? total.toString() : null,
      beforeCentavos: before.toString(),
    }
  })
}
