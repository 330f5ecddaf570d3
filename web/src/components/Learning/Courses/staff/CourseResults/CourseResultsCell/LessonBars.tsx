import { useTranslation } from 'react-i18next'
import type { CourseResultsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'

type Results = NonNullable<CourseResultsQuery['courseResults']>

const barOf = (part: number, whole: number) =>
  `${whole > 0 ? Math.min(100, (part * 100) / whole) : 0}%`

/** For each lesson, how many learners opened it and how many of them finished it. */
export const LessonBars = ({
  started,
  lessons,
}: Pick<Results, 'started' | 'lessons'>) => {
  const { t } = useTranslation('learning.staff')
  return (
    <>
      <p className="text-muted mt-5 text-sm">{t('results.bars')}</p>
      <ol className="mt-3 space-y-3">
        {lessons.map(({ id, name, unitName, opened, completed }) => (
          <li key={id}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="min-w-0">
                <Link
                  to={routes.lesson({ id })}
                  className="link link-hover font-medium"
                >
                  {name}
                </Link>
                <span className="text-muted"> · {unitName}</span>
              </span>
              <span className="text-muted tabular-nums">
                {t('results.lesson', {
                  opened: opened.toLocaleString('en-PH'),
                  completed: completed.toLocaleString('en-PH'),
                })}
              </span>
            </div>
            <div
              aria-hidden
              className="bg-base-300 relative mt-1 h-2.5 overflow-hidden rounded-full"
            >
              <div
                className="bg-secondary absolute h-full"
                style={{ width: barOf(opened, started) }}
              />
              <div
                className="bg-primary absolute h-full"
                style={{ width: barOf(completed, started) }}
              />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
