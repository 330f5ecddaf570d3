import { useState } from 'react'

import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { useAccess } from 'src/hooks/access/useAccess'
import { useRemove } from 'src/hooks/data/useRemove'

import type { OpenedDialog } from './OutlineDialogs'
import { collide, idOf, isUnitKey, unitKey } from './outlineDrag'
import { moveLesson, moveUnit, placeOf } from './outlineMoves'
import type { Wanted } from './outlineTools'
import { UnitRow } from './UnitRow'
import { useKeyboardMove } from './useKeyboardMove'
import { useLessonActions } from './useLessonActions'
import { useOutline } from './useOutline'

const DELETE = gql`
  mutation DeleteUnitMutation($id: Int!) {
    deleteUnit(id: $id) {
      id
    }
  }
`

// dnd-kit's announcements are English, so ours replace them in the reader's language.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

type OutlineEditorProps = {
  courseId: number
  units: UnitFields[]
  onOpen: (opened: OpenedDialog) => void
}

/**
 * A course's outline, arranged by dragging, by keys or by buttons. Loaded on demand, because the drag library is large.
 */
const OutlineEditor = ({
  courseId,
  units: saved,
  onOpen,
}: OutlineEditorProps) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
  const { mayOpen } = useAccess()
  const outline = useOutline(courseId, saved)
  const { units, show, save } = outline
  const keys = useKeyboardMove(outline)
  const actions = useLessonActions(courseId)
  const { confirmRemoval, confirmDialog } = useConfirm()
  const removeUnit = useRemove(DELETE, undefined, ['FindCourseQuery'])
  const [before, setBefore] = useState<UnitFields[]>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: 150, tolerance: 8 },
    })
  )

  const open = async (wanted: Wanted) => {
    if (wanted.kind !== 'removal') return onOpen(wanted)
    const { id, name } = wanted.unit
    if (await confirmRemoval(name)) await removeUnit({ id })
  }
  const tools = { mayEdit: mayOpen('editCourse'), keys, actions, open }

  // A lesson dragged over another unit moves into it at once; within one list the library shows the move.
  const onDragOver = ({ active, over }: DragOverEvent) => {
    if (!over || isUnitKey(active.id)) return
    const id = idOf(active.id)
    const from = units[placeOf(units, id).unitIndex]
    const target = isUnitKey(over.id)
      ? units.find((unit) => unit.id === idOf(over.id))
      : units[placeOf(units, idOf(over.id)).unitIndex]
    if (!target || target.id === from?.id) return
    const place = isUnitKey(over.id)
      ? target.lessons.length
      : placeOf(units, idOf(over.id)).index
    show(moveLesson(units, id, target.id, place))
  }

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setBefore(undefined)
    if (!over) return show(before ?? saved)
    const id = idOf(active.id)
    const overId = idOf(over.id)
    if (isUnitKey(active.id)) {
      const place = units.findIndex((unit) => unit.id === overId)
      const next = moveUnit(units, id, place)
      const name = units.find((unit) => unit.id === id)?.name ?? ''
      keys.say({ kind: 'unit', id, name }, next)
      return save(next)
    }
    const at = placeOf(units, isUnitKey(over.id) ? id : overId)
    const target = units[at.unitIndex]
    const next = target ? moveLesson(units, id, target.id, at.index) : units
    const lesson = target?.lessons.find((each) => each.id === id)
    keys.say({ kind: 'lesson', id, name: lesson?.name ?? '' }, next)
    save(next)
  }

  if (units.length === 0)
    return (
      <EmptyState
        drawing="lessons"
        title={t('learning:unit.empty')}
        text={t('learning:unit.emptyHelp')}
      />
    )
  return (
    <>
      <p id="outline-keys" className="sr-only">
        {t('outline.keys')}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {keys.said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={collide}
        accessibility={silent}
        onDragStart={() => setBefore(units)}
        onDragOver={onDragOver}
        onDragEnd={onDragEnd}
        onDragCancel={() => show(before ?? saved)}
      >
        <SortableContext
          items={units.map(({ id }) => unitKey(id))}
          strategy={verticalListSortingStrategy}
        >
          <ol className="divide-base-300 divide-y">
            {units.map((unit) => (
              <UnitRow key={unit.id} unit={unit} tools={tools} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {confirmDialog}
    </>
  )
}

export default OutlineEditor
