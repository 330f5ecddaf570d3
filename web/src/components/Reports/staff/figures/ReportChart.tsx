import { Suspense } from 'react'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazy } from 'src/lib/loading/lazy'

import type { ChartBar } from './BarsOfSums'

// Loaded lazily: the chart library is as large as the rest of the page.
const BarsOfSums = lazy(() => import('./BarsOfSums'))

type ReportChartProps = { label: string; bars: ChartBar[] }

/** A chart of the figures in the table beside it. */
export const ReportChart = ({ label, bars }: ReportChartProps) => (
  // Positioned absolutely in its frame, so that a chart drawn for a wide window does not keep a narrow one wide.
  <div role="img" aria-label={label} className="relative h-64 w-full">
    <div className="absolute inset-0 overflow-hidden">
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <BarsOfSums bars={bars} />
      </Suspense>
    </div>
  </div>
)
