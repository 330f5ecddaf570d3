import { Suspense } from 'react'

import { OrderedList } from 'src/components/ui/resource/OrderedList'
import { lazy } from 'src/lib/loading/lazy'

import type { TrackUnitsProps } from './DraggedList'

const DraggedList = lazy(() => import('./DraggedList'))

/** The units in a track's order, moved by dragging and by buttons. The drag library loads on demand. */
export const TrackUnits = ({ units, onOrder }: TrackUnitsProps) => {
  const list = (
    <OrderedList
      items={units}
      nameOf={({ name }) => name}
      onOrder={(ids) =>
        onOrder(ids.flatMap((id) => units.filter((unit) => unit.id === id)))
      }
    >
      {({ name }) => name}
    </OrderedList>
  )
  return (
    <Suspense fallback={list}>
      <DraggedList units={units} onOrder={onOrder} />
    </Suspense>
  )
}
