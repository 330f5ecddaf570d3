import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

export type TrackUnit = { id: number; name: string }

export type TrackUnitsProps = {
  units: TrackUnit[]
  onOrder: (units: TrackUnit[]) => void
}

type RowProps = {
  unit: TrackUnit
  index: number
  total: number
  onMove: (from: number, to: number) => void
}

const Row = ({ unit, index, total, onMove }: RowProps) => {
  const { t } = useTranslation()
  const { setNodeRef, listeners, transform, transition } = useSortable({
    id: unit.id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="flex items-center gap-2 py-1.5"
    >
      {/* For pointer and touch only; keyboard users have the buttons. */}
      <span {...listeners} className="cursor-grab touch-none p-1">
        <GripVertical className="size-5" aria-hidden />
      </span>
      <span className="min-w-0 flex-1">{unit.name}</span>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          look="ghost"
          size="sm"
          iconOnly
          icon={by < 0 ? ArrowUp : ArrowDown}
          disabled={index + by < 0 || index + by >= total}
          onClick={() => onMove(index, index + by)}
        >
          {t(by < 0 ? 'action.moveUp' : 'action.moveDown', {
            name: unit.name,
          })}
        </Button>
      ))}
    </li>
  )
}

// Turns dnd-kit's announcements off: they are in English, and this list cannot be dragged by keyboard.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

const DraggedList = ({ units, onOrder }: TrackUnitsProps) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: 150, tolerance: 8 },
    })
  )
  const onMove = (from: number, to: number) =>
    onOrder(arrayMove(units, from, to))
  const placeOf = (id: unknown) => units.findIndex((unit) => unit.id === id)
  const onDragEnd = ({ active, over }: DragEndEvent) =>
    over && onMove(placeOf(active.id), placeOf(over.id))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silent}
      onDragEnd={onDragEnd}
    >
      <SortableContext
        items={units.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
      >
        <ol className="divide-base-300 divide-y">
          {units.map((unit, index) => (
            <Row
              key={unit.id}
              unit={unit}
              index={index}
              total={units.length}
              onMove={onMove}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

export default DraggedList
