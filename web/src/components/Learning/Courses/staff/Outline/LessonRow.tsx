import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  Archive,
  CalendarClock,
  Copy,
  Eye,
  EyeOff,
  Pencil,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useOpeningText } from 'src/components/Learning/Courses/staff/Opening/useOpeningText'
import { Link } from 'src/components/ui/control/Link'
import type { MenuItem } from 'src/components/ui/control/Menu'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'

import { DragHandle, MoveButtons } from './MoveControls'
import { lessonKey } from './outlineDrag'
import type { OutlineTools } from './outlineTools'

type Lesson = UnitFields['lessons'][number]

const useMenuItems = (lesson: Lesson, { actions, open }: OutlineTools) => {
  const { t } = useTranslation(['learning.staff', 'common'])
  const { mayOpen, can } = useAccess()
  const { id, status } = lesson
  const isDraft = status === 'DRAFT'
  const items: (MenuItem | false)[] = [
    mayOpen('editLesson') && {
      label: t('common:action.edit'),
      icon: Pencil,
      to: routes.editLesson({ id }),
    },
    {
      label: t('opening.edit'),
      icon: CalendarClock,
      onSelect: () => open({ kind: 'opening', lesson }),
    },
    {
      label: t('override.list'),
      icon: Users,
      onSelect: () =>
        open({ kind: 'overrides', of: { name: lesson.name, lessonId: id } }),
    },
    {
      label: t(isDraft ? 'outline.publish' : 'outline.unpublish'),
      icon: isDraft ? Eye : EyeOff,
      onSelect: () =>
        isDraft ? actions.publish([id]) : actions.unpublish([id]),
    },
    can('lesson_create') && {
      label: t('outline.duplicate'),
      icon: Copy,
      onSelect: () => actions.duplicate(id),
    },
    mayOpen('editLesson') && {
      label: t('outline.archive'),
      icon: Archive,
      isDangerous: true,
      onSelect: () => actions.archive(id),
    },
  ]
  return items.filter((item) => item !== false)
}

type LessonRowProps = { lesson: Lesson; tools: OutlineTools }

export const LessonRow = ({ lesson, tools }: LessonRowProps) => {
  const { t } = useTranslation(['learning', 'learning.staff'])
  const openingText = useOpeningText()
  const { keys, mayEdit } = tools
  const { id, name, type, status, isRequired, isPreview } = lesson
  const what = { kind: 'lesson' as const, id, name }
  const { setNodeRef, setActivatorNodeRef, listeners, transform, ...drag } =
    useSortable({ id: lessonKey(id), disabled: !mayEdit })
  const items = useMenuItems(lesson, tools)
  const rule = openingText(lesson)

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: drag.transition,
      }}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg py-1.5 ${drag.isDragging || keys.held?.id === id ? 'bg-secondary' : ''}`}
    >
      {mayEdit && (
        <DragHandle
          what={what}
          keys={keys}
          setRef={setActivatorNodeRef}
          listeners={listeners}
        />
      )}
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={routes.lesson({ id })}
            className="link link-hover font-medium"
          >
            {name}
          </Link>
          <span className="text-muted text-sm">
            {t(`lesson.choices.type.${type}`)}
            {!isRequired && ` · ${t('outline.optional')}`}
          </span>
          {status !== 'PUBLISHED' && (
            <StatusBadge tone="outline">
              {t(`lesson.choices.status.${status}`)}
            </StatusBadge>
          )}
          {isPreview && (
            <StatusBadge tone="info">
              {t('lesson.fields.isPreview')}
            </StatusBadge>
          )}
        </p>
        {rule && <p className="text-muted text-sm">{rule}</p>}
      </div>
      {mayEdit && <MoveButtons what={what} keys={keys} items={items} />}
    </li>
  )
}
