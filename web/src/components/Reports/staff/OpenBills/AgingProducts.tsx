import { useTranslation } from 'react-i18next'

import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import { SumText } from 'src/components/Reports/staff/figures/SumText'
import { Link } from 'src/components/ui/control/Link'
import {
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import type { Aging } from './AgingFigures'
import { useDueSpan } from './useDueSpan'

import { agingBuckets } from '$api/src/shared/billing/collecting/agingBucket'
import { LIFETIME_DAY } from '$api/src/shared/manilaTime'
import { sumInPesos } from '$api/src/shared/money'

type Line = Omit<Aging['products'][number], 'productId'> & {
  productId?: number
}
type Sum = { from: string; to: string; entries: number; amountCentavos: string }

const SumLink = ({ sum, productId }: { sum: Sum; productId?: number }) => {
  const { linkTo } = useDueSpan()
  const text = <SumText centavos={sum.amountCentavos} />
  if (sum.entries === 0) return text
  return (
    <Link
      className="link inline-flex min-h-6 items-center justify-end"
      to={linkTo({ ...sum, productId })}
      options={{ scroll: false }}
    >
      {text}
    </Link>
  )
}

const columns: Column<Line>[] = [
  textColumn('name', fixed),
  ...agingBuckets.map(({ key }): Column<Line> => {
    const sumOf = ({ buckets }: Line) =>
      buckets.find((bucket) => bucket.key === key) as Sum
    return {
      key,
      align: 'right',
      value: (line) => <SumLink sum={sumOf(line)} productId={line.productId} />,
      isMoney: true,
      csv: (line) => sumInPesos(sumOf(line).amountCentavos),
    }
  }),
  {
    key: 'amountCentavos',
    align: 'right',
    value: ({ productId, entries, amountCentavos }) => (
      <SumLink
        sum={{ from: '1970-01-01', to: LIFETIME_DAY, entries, amountCentavos }}
        productId={productId}
      />
    ),
    isMoney: true,
    csv: ({ amountCentavos }) => sumInPesos(amountCentavos),
  },
]

/** The sums owed per product; a sum opens its bills. */
export const AgingProducts = ({ report }: { report: Aging }) => {
  const { t } = useTranslation('reports')
  const { entries, amountCentavos, buckets, products } = report
  const total = { name: t('aging.all'), entries, amountCentavos, buckets }
  return (
    <ReportTable<Line>
      hasTotalRow
      entity="reports.agingLine"
      columns={columns}
      rows={products.length > 0 ? [...products, total] : []}
      primaryKey="name"
      statePrefix="lines"
    />
  )
}
