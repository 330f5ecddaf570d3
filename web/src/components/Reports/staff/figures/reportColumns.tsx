// Columns for reports, in addition to the columns that every table may use.
import type { Column } from 'src/components/ui/resource/ResourceTable/columns'

import { SumText } from './SumText'

import {
  platformLabel,
  type PlatformKey,
} from '$api/src/shared/billing/platforms'
import { sumInPesos } from '$api/src/shared/money'

type Options<Row> = Partial<Omit<Column<Row>, 'key'>>

export const sumColumn = <Row,>(
  key: keyof Row & string,
  options: Options<Row> = {}
): Column<Row> => ({
  key,
  align: 'right',
  isMoney: true,
  value: (row) => <SumText centavos={row[key] as string} />,
  csv: (row) => sumInPesos(row[key] as string),
  ...options,
})

export const platformColumn = <Row extends { platform: PlatformKey }>(
  options: Options<Row> = {}
): Column<Row> => ({
  key: 'platform',
  value: ({ platform }) => platformLabel(platform),
  csv: ({ platform }) => platformLabel(platform),
  ...options,
})
