import { useEffect } from 'react'

import type { MyCourseOutlineFields, MyLessonFields } from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { lessonsInOrder } from 'src/components/Learning/Courses/courseSteps'

const usesArrows = (target: EventTarget | null) =>
  target instanceof Element &&
  !!target.closest(
    'input, textarea, select, iframe, video, audio, [data-player], [contenteditable], [role="tablist"], [role="dialog"]'
  )

/**
 * The ← and → keys open the previous and the next lesson. The functions that do so are also returned; a function is
 * undefined if its lesson is locked or missing.
 */
export const useLessonKeys = (
  lesson: MyLessonFields,
  course: MyCourseOutlineFields
) => {
  const steps = lessonsInOrder(course)
  const goTo = (lessonId?: number | null) => {
    const step = steps.find(({ id }) => id === lessonId)
    if (!step || step.isLocked) return undefined
    return () =>
      navigate(routes.viewLesson({ courseId: course.id, lessonId: step.id }))
  }
  const onPrevious = goTo(lesson.previousLessonId)
  const onNext = goTo(lesson.nextLessonId)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (event.defaultPrevented || usesArrows(event.target)) return
      if (event.key === 'ArrowLeft') onPrevious?.()
      if (event.key === 'ArrowRight') onNext?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return { onPrevious, onNext }
}
