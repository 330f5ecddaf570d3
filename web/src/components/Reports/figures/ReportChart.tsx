import { lazy, Suspense } from 'react'

import { Skeleton } from 'src/components/ui/Skeleton/Skeleton'

import type { ChartBar } from './BarsOfSums'

// The drawing library is as large as all the rest of the page.
const BarsOfSums = lazy(() => import('./BarsOfSums'))

type ReportChartProps = { label: string; bars: ChartBar[] }

/** A picture of what a table beside it says. */
export const ReportChart = ({ label, bars }: ReportChartProps) => (
  // Laid over its frame, so that what was drawn for a wide window does not keep a narrow one wide.
  <div role="img" aria-label={label} className="relative h-64 w-full">
    <div className="absolute inset-0 overflow-hidden">
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <BarsOfSums bars={bars} />
      </Suspense>
    </div>
  </div>
)
