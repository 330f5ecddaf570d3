const STEP = 1024
const units = ['B', 'KB', 'MB', 'GB']

/** A readable size: 512 B, 20 KB, 1.2 MB. Numbers below ten have one decimal, unless it is 0. */
export const fileSize = (bytes: number) => {
  // 1023.9 of a unit are shown as one of the next.
  const power = units.findIndex(
    (_, index) =>
      Math.round(bytes / STEP ** index) < STEP || index === units.length - 1
  )
  const amount = bytes / STEP ** power
  const shown =
    power > 0 && amount < 10
      ? String(Math.round(amount * 10) / 10)
      : String(Math.round(amount))
  return `${shown} ${units[power]}`
}
