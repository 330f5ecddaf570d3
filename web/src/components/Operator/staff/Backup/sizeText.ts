const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1000

/** A size in bytes for people: '1.2 MB'. */
export const sizeText = (bytes: number) => {
  const power = Math.min(
    UNITS.length - 1,
    bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP))
  )
  const number = bytes / STEP ** power
  return `${number.toLocaleString('en-PH', { maximumFractionDigits: power > 1 ? 1 : 0 })} ${UNITS[power]}`
}
