import { FileText, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicLessonsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { clockTime } from 'src/components/Learning/duration'
import { Link } from 'src/components/ui/control/Link'
import { Cover } from 'src/components/ui/layout/Cover'
import { useSavesData } from 'src/hooks/browser/useSavesData'

type PublicCourseProps = {
  course: PublicLessonsQuery['publicLessons'][number]
  /** Whether the course is the first on its page, so that its picture loads at once. */
  isFirst?: boolean
}

/** A course with its public lessons. */
export const PublicCourse = ({ course, isFirst }: PublicCourseProps) => {
  const { t } = useTranslation('learning')
  const savesData = useSavesData()
  const { id, title, shortDescription, coverUrl, lessons } = course
  return (
    <section
      aria-labelledby={`course-${id}`}
      className="panel overflow-hidden lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Cover
        src={savesData ? null : coverUrl}
        eager={isFirst}
        className="aspect-video lg:order-last"
      />
      <div className="p-4 sm:p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={`course-${id}`} className="text-lg">
            {title}
          </h2>
          <span className="text-muted text-xs whitespace-nowrap">
            {t('free.count', { count: lessons.length })}
          </span>
        </div>
        {shortDescription && (
          <p className="text-muted text-sm">{shortDescription}</p>
        )}
        <ul className="divide-base-300 mt-2 divide-y">
          {lessons.map(
            ({ id: lessonId, name, type, videoSeconds, ...texts }) => {
              const Icon = type === 'IMAGE_TEXT' ? FileText : Play
              return (
                <li key={lessonId}>
                  <Link
                    to={routes.freeLessons({ lesson: lessonId })}
                    className="hover:bg-base-200 -mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2 py-2"
                  >
                    <Icon
                      className="text-primary size-5 shrink-0"
                      aria-hidden
                    />
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{name}</span>
                      {texts.shortDescription && (
                        <span className="text-muted block text-sm">
                          {texts.shortDescription}
                        </span>
                      )}
                    </span>
                    {!!videoSeconds && (
                      <span className="text-muted text-sm tabular-nums">
                        {clockTime(videoSeconds)}
                      </span>
                    )}
                  </Link>
                </li>
              )
            }
          )}
        </ul>
      </div>
    </section>
  )
}
