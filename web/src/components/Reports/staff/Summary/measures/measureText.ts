import { formatSum } from '$api/src/shared/money'
import {
  measureOf,
  type MeasureKey,
} from '$api/src/shared/reports/engine/measures'
import { compactNumber } from '$api/src/shared/text/text'

/** '61.5%' of basis points. */
const shareText = (basisPoints: number) =>
  `${Number((basisPoints / 100).toFixed(1))}%`

/** The exact number of a measure, as tables show it; a dash for a share of nothing. */
export const exactText = (key: MeasureKey, value?: string | null) => {
  if (value === null || value === undefined) return '–'
  const { kind } = measureOf(key)
  if (kind === 'money') return formatSum(value)
  return kind === 'share'
    ? shareText(Number(value))
    : Number(value).toLocaleString('en-PH')
}

/** The number as a figure shows it, in compact form from a thousand on (spec section 9). */
export const compactText = (key: MeasureKey, value?: string | null) => {
  if (value === null || value === undefined) return '–'
  const { kind } = measureOf(key)
  if (kind === 'share') return exactText(key, value)
  const number = Number(value) / (kind === 'money' ? 100 : 1)
  if (Math.abs(number) < 1000) return exactText(key, value)
  const sign = number < 0 ? '-' : ''
  return `${sign}${kind === 'money' ? '₱' : ''}${compactNumber(Math.abs(number))}`
}
