import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'

import { formatSum } from '$api/src/shared/money'
import { compactNumber } from '$api/src/shared/text/text'

/** A sum of money, or a count or share with its text. */
export type ChartBar =
  | { label: string; amountCentavos: string }
  | { label: string; count: number; text: string }

// The same format as formatSum: -₱3.0K.
const axisLabel = (pesos: number) =>
  `${pesos < 0 ? '-' : ''}₱${compactNumber(Math.abs(pesos))}`

const heightOf = (bar: ChartBar) =>
  'count' in bar ? bar.count : Number(bar.amountCentavos) / 100

const textOf = (bar: ChartBar) =>
  'count' in bar ? bar.text : formatSum(bar.amountCentavos)

const text = { fill: 'currentColor', fontSize: 12 }

/** A bar chart of sums or counts. The heights of the bars may be rounded; the printed sums are exact. */
const BarsOfSums = ({ bars }: { bars: ChartBar[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart
      data={bars.map((bar) => ({
        ...bar,
        height: heightOf(bar),
        text: textOf(bar),
      }))}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--color-base-300)" />
      <XAxis
        dataKey="label"
        tick={text}
        tickLine={false}
        axisLine={false}
        minTickGap={24}
      />
      <YAxis
        tick={text}
        tickLine={false}
        axisLine={false}
        width={56}
        allowDecimals={false}
        tickFormatter={
          bars.some((bar) => 'count' in bar) ? compactNumber : axisLabel
        }
      />
      <Tooltip
        cursor={{ fill: 'var(--color-base-200)' }}
        contentStyle={{
          background: 'var(--color-base-100)',
          border: '1px solid var(--color-base-300)',
          borderRadius: 8,
        }}
        formatter={(_value, _name, { payload }) => [payload.text, '']}
        separator=""
      />
      <Bar
        dataKey="height"
        fill="var(--color-primary)"
        radius={[4, 4, 0, 0]}
        maxBarSize={48}
        isAnimationActive={false}
      />
    </BarChart>
  </ResponsiveContainer>
)

export default BarsOfSums
