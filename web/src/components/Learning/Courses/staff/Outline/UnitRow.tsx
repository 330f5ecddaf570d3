import {
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Eye, EyeOff, Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useOpeningText } from 'src/components/Learning/Courses/staff/Opening/useOpeningText'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import type { MenuItem } from 'src/components/ui/control/Menu'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

import { LessonRow } from './LessonRow'
import { DragHandle, MoveButtons } from './MoveControls'
import { lessonKey, unitKey } from './outlineDrag'
import type { OutlineTools } from './outlineTools'

const useMenuItems = (unit: UnitFields, { actions, open }: OutlineTools) => {
  const { t } = useTranslation(['learning.staff', 'common'])
  const { id, name, lessons } = unit
  const ids = lessons.map((lesson) => lesson.id)
  const has = (status: 'DRAFT' | 'PUBLISHED') =>
    lessons.some((lesson) => lesson.status === status)
  const items: (MenuItem | false)[] = [
    {
      label: t('common:action.edit'),
      icon: Pencil,
      onSelect: () => open({ kind: 'unit', unit }),
    },
    {
      label: t('override.list'),
      icon: Users,
      onSelect: () => open({ kind: 'overrides', of: { name, unitId: id } }),
    },
    has('DRAFT') && {
      label: t('outline.publishAll'),
      icon: Eye,
      onSelect: () => actions.publish(ids),
    },
    has('PUBLISHED') && {
      label: t('outline.unpublishAll'),
      icon: EyeOff,
      onSelect: () => actions.unpublish(ids),
    },
    lessons.length === 0 && {
      label: t('common:action.delete'),
      icon: Trash2,
      isDangerous: true,
      onSelect: () => open({ kind: 'removal', unit }),
    },
  ]
  return items.filter((item) => item !== false)
}

type UnitRowProps = { unit: UnitFields; tools: OutlineTools }

export const UnitRow = ({ unit, tools }: UnitRowProps) => {
  const { t } = useTranslation(['learning', 'learning.staff'])
  const openingText = useOpeningText()
  const mayAdd = useMayCreate()('newLesson')
  const { keys, mayEdit } = tools
  const { id, name, shortDescription, lessons } = unit
  const what = { kind: 'unit' as const, id, name }
  const { setNodeRef, setActivatorNodeRef, listeners, transform, ...drag } =
    useSortable({ id: unitKey(id), disabled: !mayEdit })
  const items = useMenuItems(unit, tools)
  const rule = openingText(unit)

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: drag.transition,
      }}
      className={`py-3 ${drag.isDragging ? 'opacity-60' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {mayEdit && (
          <DragHandle
            what={what}
            keys={keys}
            setRef={setActivatorNodeRef}
            listeners={listeners}
          />
        )}
        <div className="min-w-40 flex-1">
          <h3 className="text-base">{name}</h3>
          {shortDescription && (
            <p className="text-muted text-sm">{shortDescription}</p>
          )}
          {rule && <p className="text-muted text-sm">{rule}</p>}
        </div>
        {mayEdit && <MoveButtons what={what} keys={keys} items={items} />}
      </div>
      <div className="border-base-300 mt-2 border-l-2 pl-3 sm:pl-4">
        <SortableContext
          items={lessons.map((lesson) => lessonKey(lesson.id))}
          strategy={verticalListSortingStrategy}
        >
          {lessons.length > 0 ? (
            <ol>
              {lessons.map((lesson) => (
                <LessonRow key={lesson.id} lesson={lesson} tools={tools} />
              ))}
            </ol>
          ) : (
            <p className="text-muted py-2 text-sm">
              {t('learning.staff:outline.noLessons')}
            </p>
          )}
        </SortableContext>
        {mayAdd && (
          <LinkButton
            to={routes.newLesson({ unitId: id })}
            look="ghost"
            size="sm"
            icon={Plus}
          >
            {t('lesson.create')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
