import { Suspense, useState } from 'react'

import { List, Plus, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { RowsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { Card } from 'src/components/ui/layout/Card'
import { useAccess } from 'src/hooks/access/useAccess'
import { oneOf } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { lazy } from 'src/lib/loading/lazy'

import ArchivedLessonsCell from './ArchivedLessonsCell'
import { LessonTable } from './LessonTable'
import { OutlineDialogs, type OpenedDialog } from './OutlineDialogs'

const OutlineEditor = lazy(() => import('./OutlineEditor'))

const views = [
  { view: 'outline', icon: Rows3 },
  { view: 'lessons', icon: List },
] as const

const parameters = { view: oneOf(['outline', 'lessons'], 'outline') }

type CourseOutlineCardProps = {
  courseId: number
  units: UnitFields[]
  archivedCount: number
}

/** The content of a course in two views, chosen in the URL: the outline to arrange, and the lessons as a list. */
export const CourseOutlineCard = ({
  courseId,
  units,
  archivedCount,
}: CourseOutlineCardProps) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
  const { mayOpen } = useAccess()
  const { view: shown } = useUrlValues(parameters)
  const [opened, setOpened] = useState<OpenedDialog>()
  const isList = shown === 'lessons'

  const switches = (
    <div className="flex flex-wrap gap-2">
      <nav aria-label={t('outline.views')} className="flex flex-wrap">
        {views.map(({ view, icon }) => (
          <LinkButton
            key={view}
            to={routes.course({ id: courseId, view })}
            look={view === shown ? 'secondary' : 'ghost'}
            size="sm"
            icon={icon}
            aria-current={view === shown ? 'page' : undefined}
          >
            {t(`outline.view.${view}`)}
          </LinkButton>
        ))}
      </nav>
      {mayOpen('editCourse') && (
        <Button
          size="sm"
          look="secondary"
          icon={Plus}
          onClick={() => setOpened({ kind: 'unit' })}
        >
          {t('learning:unit.create')}
        </Button>
      )}
    </div>
  )

  return (
    <div className="space-y-6">
      {isList ? (
        <section aria-labelledby="lessons-title" className="space-y-3">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="lessons-title" className="text-lg">
              {t('learning:unit.list')}
            </h2>
            {switches}
          </header>
          <LessonTable courseId={courseId} units={units} />
        </section>
      ) : (
        <Card title={t('learning:unit.list')} aside={switches}>
          <Suspense fallback={<RowsLoading />}>
            <OutlineEditor
              courseId={courseId}
              units={units}
              onOpen={setOpened}
            />
          </Suspense>
        </Card>
      )}
      {archivedCount > 0 && <ArchivedLessonsCell courseId={courseId} />}
      <OutlineDialogs
        courseId={courseId}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
