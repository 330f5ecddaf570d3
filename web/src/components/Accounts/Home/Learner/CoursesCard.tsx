import { useTranslation } from 'react-i18next'
import type { MyCourseCardFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { CourseState } from 'src/components/Learning/Courses/CourseCard/CourseState'
import { Link } from 'src/components/ui/control/Link'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Card } from 'src/components/ui/layout/Card'
import { Cover } from 'src/components/ui/layout/Cover'

const SHOWN = 4

type CoursesCardProps = { courses: MyCourseCardFields[] }

export const CoursesCard = ({ courses }: CoursesCardProps) => {
  const { t } = useTranslation(['accounts.home', 'common'])
  return (
    <Card
      title={t('courses')}
      padded={false}
      aside={
        <Link to={routes.viewCourses()} className="link link-primary text-sm">
          {t('allCourses')}
        </Link>
      }
    >
      <ul className="divide-base-300 mt-3 divide-y">
        {courses.slice(0, SHOWN).map((course) => (
          <li key={course.id}>
            <Link
              to={routes.viewCourse({ id: course.id })}
              className="hover:bg-base-200 flex gap-4 px-4 py-3.5 -outline-offset-2 sm:px-6"
            >
              <Cover
                src={course.coverUrl}
                className="aspect-video w-24! shrink-0 self-start rounded-md sm:w-28!"
              />
              <span className="min-w-0 flex-1 space-y-1.5">
                <span className="block leading-snug font-semibold wrap-anywhere">
                  {course.title}
                </span>
                <ProgressBar
                  percent={course.percent}
                  label={t('common:course.progress', { title: course.title })}
                  withFigure
                />
                <span className="text-muted flex flex-wrap items-center gap-2 text-sm tabular-nums">
                  {t('common:course.lessons', {
                    done: course.completedCount,
                    count: course.lessonCount,
                  })}
                  <CourseState course={course} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
