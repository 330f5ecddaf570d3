import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useOpeningText } from 'src/components/Learning/Courses/staff/Opening/useOpeningText'
import { clockTime } from 'src/components/Learning/duration'
import {
  badgeColumn,
  choiceColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useAccess } from 'src/hooks/access/useAccess'

import { useLessonActions } from './useLessonActions'

type Row = UnitFields['lessons'][number] & { unitName: string }

type LessonTableProps = { courseId: number; units: UnitFields[] }

/** All lessons of a course as a list, to look through and to publish several at once. */
export const LessonTable = ({ courseId, units }: LessonTableProps) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
  const { mayOpen } = useAccess()
  const openingText = useOpeningText()
  const { publish, unpublish } = useLessonActions(courseId)
  const rows: Row[] = units.flatMap(({ name, lessons }) =>
    lessons.map((lesson) => ({ ...lesson, unitName: name }))
  )
  const columns: Column<Row>[] = [
    textColumn('name', fixed),
    textColumn('unitName', fixed),
    choiceColumn('type', fixed),
    badgeColumn('status', { DRAFT: 'outline', PUBLISHED: 'success' }, fixed),
    {
      key: 'opens',
      value: (row) => openingText(row) || t('opening.choices.opensBy.AT_ONCE'),
    },
    {
      key: 'videoSeconds',
      align: 'right',
      value: ({ videoSeconds }) => videoSeconds && clockTime(videoSeconds),
    },
    choiceColumn('isRequired', { ...fixed, secondary: true }),
    choiceColumn('isPreview', { ...fixed, secondary: true }),
  ]
  const idsOf = (chosen: Row[], status: Row['status']) =>
    chosen.filter((row) => row.status === status).map(({ id }) => id)
  return (
    <ResourceTable
      entity="learning.staff.lessonRow"
      columns={columns}
      rows={rows}
      primaryKey="id"
      searchable={false}
      isWhole
      rowLink={({ id }) => routes.lesson({ id })}
      batchActions={
        mayOpen('editCourse')
          ? [
              {
                label: t('outline.publish'),
                icon: Eye,
                onRun: (chosen) => publish(idsOf(chosen, 'DRAFT')),
              },
              {
                label: t('outline.unpublish'),
                icon: EyeOff,
                onRun: (chosen) => unpublish(idsOf(chosen, 'PUBLISHED')),
              },
            ]
          : undefined
      }
      statePrefix="lesson"
    />
  )
}
