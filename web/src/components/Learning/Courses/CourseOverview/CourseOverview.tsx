import { useTranslation } from 'react-i18next'
import type { MyCourseFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { CourseIntro } from 'src/components/Learning/Courses/CourseIntro'
import { CourseOutline } from 'src/components/Learning/Courses/CourseOutline/CourseOutline'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import { CourseSummary } from './CourseSummary'

export const CourseOverview = ({ course }: { course: MyCourseFields }) => {
  const { t } = useTranslation('learning')

  return (
    <>
      <PageHeader
        title={course.title}
        lead={course.shortDescription}
        breadcrumbs={[
          { label: t('myCourses.title'), to: routes.viewCourses() },
        ]}
      />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <CourseSummary course={course} />
        <div className="min-w-0 space-y-6 lg:order-first">
          {course.completedCount === 0 && <CourseIntro {...course} />}
          <section aria-labelledby="outline-title">
            <h2 id="outline-title" className="mb-3 text-lg">
              {t('course.outline')}
            </h2>
            {course.lessonCount > 0 ? (
              <CourseOutline course={course} />
            ) : (
              <div className="panel">
                <EmptyState
                  drawing="lessons"
                  title={t('course.noLessons')}
                  text={t('course.noLessonsHelp')}
                />
              </div>
            )}
          </section>
          {course.description && (
            <section aria-labelledby="about-title" className="panel p-4 sm:p-6">
              <h2 id="about-title" className="mb-3 text-lg">
                {t('course.about')}
              </h2>
              <RichText html={course.description} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}
