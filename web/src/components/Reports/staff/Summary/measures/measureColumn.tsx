import type { Column } from 'src/components/ui/resource/ResourceTable/columns'

import { exactText } from './measureText'

import { sumInPesos } from '$api/src/shared/money'
import {
  measureOf,
  type MeasureKey,
} from '$api/src/shared/reports/engine/measures'

/** Numbers of files: pesos, percent or counts. */
const csvOf = (key: MeasureKey, value?: string | null) => {
  if (value === null || value === undefined) return ''
  const { kind } = measureOf(key)
  if (kind === 'money') return sumInPesos(value)
  return kind === 'share' ? exactText(key, value) : Number(value)
}

/** A column of a measure; measures beyond the first of their area can be chosen under "Columns". */
export const measureColumn = <Row,>(
  key: MeasureKey,
  title: string,
  valueOf: (row: Row) => string | null | undefined
): Column<Row> => ({
  key,
  title,
  align: 'right',
  value: (row) => <span className="money">{exactText(key, valueOf(row))}</span>,
  csv: (row) => csvOf(key, valueOf(row)),
})
