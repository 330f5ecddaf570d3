import { useTranslation } from 'react-i18next'
import type { TrainingPartsQuery } from 'types/graphql'

import { routes, useLocation } from '@redwoodjs/router'

import PublicLessonCell from 'src/components/Learning/Lessons/PublicLesson/PublicLessonCell'
import { OpenOffers } from 'src/components/Marketing/OpenOffers/OpenOffers'
import { Link } from 'src/components/ui/control/Link'

const PARTS = 3

type TrainingPartsProps = {
  courseId: number
  lessons: TrainingPartsQuery['publicLessons'][number]['lessons']
  /** Counted from 1. */
  part: number
}

/** The parts of the training as steps, with the open one. */
export const TrainingParts = ({
  courseId,
  lessons,
  part,
}: TrainingPartsProps) => {
  const { t } = useTranslation('learning')
  const { pathname } = useLocation()
  const parts = lessons.slice(0, PARTS)
  const at = Math.min(Math.max(1, part), parts.length)
  const next = parts[at]
  const to = (number: number) => `${pathname}?part=${number}`

  return (
    <>
      <nav aria-label={t('three.title')}>
        <ol className="mb-6 grid gap-2 wrap-anywhere sm:grid-cols-3">
          {parts.map(({ id, name }, index) => (
            <li key={id}>
              <Link
                to={to(index + 1)}
                aria-current={index + 1 === at ? 'step' : undefined}
                className={`border-base-300 block h-full rounded-lg border px-3 py-2 ${index + 1 === at ? 'bg-secondary text-secondary-content' : 'hover:bg-base-200'}`}
              >
                <span className="block text-xs">
                  {t('three.part', { number: index + 1 })}
                </span>
                <span className="block text-sm font-semibold">{name}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <PublicLessonCell id={parts[at - 1].id} isPart />
      <div className="mt-6 text-center">
        {next ? (
          <Link to={to(at + 1)} className="btn btn-primary">
            {t('three.next', { number: at + 1 })}
          </Link>
        ) : (
          <>
            <p className="font-semibold">{t('three.done')}</p>
            <p className="text-muted mb-4">{t('three.doneHelp')}</p>
          </>
        )}
      </div>
      {!next && (
        <OpenOffers courseId={courseId}>
          <p className="text-center">
            <Link to={routes.freeLessons()} className="btn btn-primary">
              {t('three.toFree')}
            </Link>
          </p>
        </OpenOffers>
      )}
    </>
  )
}
