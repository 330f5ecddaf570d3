import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyCourseOutlineFields } from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { setLastDone, type LastDone } from './lastDone'

const UNDO: Doc<'UndoLessonMutation'> = gql`
  mutation UndoLessonMutation($lessonId: Int!) {
    undoLesson(lessonId: $lessonId) {
      ...MyCourseOutlineFields
    }
  }
`

type JustDoneProps = LastDone & { course: MyCourseOutlineFields }

/** Says what the last "Done" brought, and takes it back; a completion that finished the course stays. */
export const JustDone = ({ course, lessonId, isSaved }: JustDoneProps) => {
  const { t } = useTranslation('learning')
  const [undo, { loading }] = useSave(UNDO, {
    onDone: () => {
      setLastDone(undefined)
      navigate(routes.viewLesson({ courseId: course.id, lessonId }))
    },
  })
  const { completedCount: done, lessonCount: count, lessonPoints } = course
  return (
    <>
      <p className="flex items-center gap-1.5 tabular-nums">
        <CircleCheck className="text-success size-4 shrink-0" aria-hidden />
        {t('lesson.justDone', { done, count })}
        {lessonPoints > 0 && ` · ${t('lesson.xp', { points: lessonPoints })}`}
      </p>
      {(!isSaved || !course.isCompleted) && (
        <Button
          look="ghost"
          size="sm"
          busy={!isSaved || loading}
          onClick={() => void undo({ lessonId })}
        >
          {t(isSaved ? 'lesson.undo' : 'lesson.saving')}
        </Button>
      )}
    </>
  )
}
