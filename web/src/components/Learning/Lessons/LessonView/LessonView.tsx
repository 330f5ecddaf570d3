import { Suspense } from 'react'

import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyCourseOutlineFields, MyLessonFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { CourseOutline } from 'src/components/Learning/Courses/CourseOutline/CourseOutline'
import { usePlayback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import { KeepLesson } from 'src/components/Learning/Lessons/KeepOffline/KeepLesson'
import { LessonNotes } from 'src/components/Learning/Lessons/LessonNotes/LessonNotes'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useIsWide } from 'src/hooks/browser/useMediaQuery'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { LessonActions } from './LessonActions'
import { LessonContent } from './LessonContent'
import { useCompleteLesson } from './useCompleteLesson'
import { useFreshLinks } from './useFreshLinks'
import { useLessonKeys } from './useLessonKeys'
import { useVideoPosition } from './useVideoPosition'

const CourseFinished = lazyPart(
  () => import('src/components/Learning/Courses/CourseFinished')
)

type LessonViewProps = { lesson: MyLessonFields; course: MyCourseOutlineFields }

export const LessonView = ({ lesson, course }: LessonViewProps) => {
  const { t } = useTranslation(['learning', 'common'])
  const isWide = useIsWide()
  const completion = useCompleteLesson(lesson, course)
  const { onPrevious, onNext } = useLessonKeys(lesson, course)
  const playback = usePlayback()
  const onState = useVideoPosition(lesson, completion.markWatched)
  const freshLinks = useFreshLinks({
    courseId: course.id,
    lessonId: lesson.id,
  })

  const outline = (
    <details
      open={isWide || undefined}
      className="panel group lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <summary className="flex min-h-12 cursor-pointer list-none flex-col [&::-webkit-details-marker]:hidden justify-center gap-2 px-4 py-3 text-sm font-semibold">
        <span className="flex items-center justify-between gap-3">
          {t('lesson.outline')}
          <span className="text-muted ml-auto font-normal tabular-nums">
            {t('common:course.lessons', {
              done: course.completedCount,
              count: course.lessonCount,
            })}
          </span>
          <ChevronDown
            className="text-muted size-4 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </span>
        <ProgressBar
          percent={course.percent}
          label={t('common:course.progress', { title: course.title })}
        />
      </summary>
      <div className="border-base-300 border-t px-2 py-4">
        <CourseOutline course={course} currentLessonId={lesson.id} compact />
      </div>
    </details>
  )

  return (
    <>
      <PageHeader
        title={lesson.name}
        lead={lesson.unitName}
        breadcrumbs={[
          { label: t('myCourses.title'), to: routes.viewCourses() },
          { label: course.title, to: routes.viewCourse({ id: course.id }) },
        ]}
      />
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        {!isWide && outline}
        <div className="min-w-0">
          <LessonContent
            lesson={lesson}
            coverUrl={course.coverUrl}
            positionSec={lesson.lastPositionSec}
            freshLinks={freshLinks}
            playback={playback}
            onState={onState}
          />
          <div className="mt-5">
            <KeepLesson lesson={lesson} />
          </div>
          <LessonActions
            lesson={lesson}
            course={course}
            onDone={completion.complete}
            onPrevious={onPrevious}
            onNext={onNext}
          />
          <LessonNotes lessonId={lesson.id} playback={playback} />
        </div>
        {isWide && outline}
      </div>
      {completion.hasFinishedCourse && (
        <Suspense fallback={null}>
          <CourseFinished
            title={course.title}
            certificateId={course.certificateId}
            onClose={completion.closeFinished}
          />
        </Suspense>
      )}
    </>
  )
}
