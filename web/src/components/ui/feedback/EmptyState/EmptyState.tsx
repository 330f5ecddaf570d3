import { Suspense, type ReactNode } from 'react'

import { lazyPart } from 'src/lib/loading/lazyPart'

import type { DrawingName } from './drawings'

// Loaded lazily, because most visits show no empty state. The frame reserves the space.
const Drawing = lazyPart(() => import('./Drawing'))

type EmptyStateProps = {
  drawing?: DrawingName
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** A drawing, one sentence, one action. */
export const EmptyState = ({
  drawing = 'path',
  title,
  text,
  action,
}: EmptyStateProps) => (
  <div className="flex flex-col items-center px-4 py-10 text-center">
    <svg viewBox="0 0 160 110" className="mb-4 h-28 w-40" aria-hidden="true">
      <Suspense fallback={null}>
        <Drawing name={drawing} />
      </Suspense>
    </svg>
    <p className="text-lg font-semibold text-balance">{title}</p>
    {text && <p className="text-muted mt-1 max-w-sm text-balance">{text}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
)
