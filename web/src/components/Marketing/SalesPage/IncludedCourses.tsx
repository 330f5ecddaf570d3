import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SalesOfferFields } from 'types/graphql'

import { routes, useLocation } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'

type Course = SalesOfferFields['courses'][number]

/** The lessons of a course by name; those that are open to everybody can be watched. */
const LessonNames = ({ lessons }: Pick<Course, 'lessons'>) => {
  const { t } = useTranslation('marketing')
  const { pathname, search } = useLocation()
  return (
    <ol className="mt-1 list-decimal space-y-1 pl-5 text-sm">
      {lessons.map(({ id, name, isFree }) => (
        <li key={id} className="wrap-anywhere">
          {isFree ? (
            <Link
              to={routes.freeLessons({
                lesson: id,
                offer: pathname + search,
              })}
              className="link"
              aria-label={t('offer.watchOf', { name })}
            >
              {name} ({t('offer.watch')})
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ol>
  )
}

const FreeCount = ({ lessons }: Pick<Course, 'lessons'>) => {
  const { t } = useTranslation('marketing')
  const count = lessons.filter(({ isFree }) => isFree).length
  return count > 0 && <> · {t('offer.someFree', { count })}</>
}

type IncludedCoursesProps = {
  courses: SalesOfferFields['courses']
  title?: string
}

export const IncludedCourses = ({ courses, title }: IncludedCoursesProps) => {
  const { t } = useTranslation('marketing')
  if (courses.length === 0) return null

  const lessons = courses.reduce((sum, { lessonCount }) => sum + lessonCount, 0)
  return (
    <section aria-labelledby="included">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="included" className="text-xl">
          {title || t('offer.included')}
        </h2>
        <p className="text-muted text-sm">
          {t('offer.courseCount', { count: courses.length })} ·{' '}
          {t('offer.lessonCount', { count: lessons })}
        </p>
      </div>
      <ul className="panel divide-base-300 divide-y">
        {courses.map(
          ({ id, title, shortDescription, lessonCount, lessons }) => (
            <li key={id} className="flex gap-4 p-4 sm:px-5">
              <span className="bg-secondary text-secondary-content flex size-10 shrink-0 items-center justify-center rounded-lg">
                <BookOpen className="size-5" strokeWidth={1.75} aria-hidden />
              </span>
              <div className="min-w-0 flex-1">
                <h3 className="text-base wrap-anywhere">{title}</h3>
                <p className="text-muted text-sm wrap-anywhere">
                  {shortDescription}
                </p>
                {lessonCount > 0 && (
                  <details className="mt-1">
                    <summary className="w-fit cursor-pointer py-1 text-sm font-medium">
                      {t('offer.lessonCount', { count: lessonCount })}
                      <FreeCount lessons={lessons} />
                    </summary>
                    <LessonNames lessons={lessons} />
                  </details>
                )}
              </div>
            </li>
          )
        )}
      </ul>
    </section>
  )
}
