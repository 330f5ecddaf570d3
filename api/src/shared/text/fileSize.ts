const STEP = 1024
const units = ['B', 'KB', 'MB', 'GB']

/** A readable size: 512 B, 20 KB, 1.2 MB. Numbers below ten have one decimal, unless it is 0. */
export const fileSize = (bytes: number) => {
  const power = Math.min(
    units.length - 1,
    bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP))
  )
  const amount = bytes / STEP ** power
  const shown =
    power > 0 && amount < 10
      ? String(Math.round(amount * 10) / 10)
      : String(Math.round(amount))
  return `${shown} ${units[power]}`
}
