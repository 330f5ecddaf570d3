import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  TaskLessonChoicesQuery,
  TaskLessonChoicesQueryVariables,
} from 'types/graphql'

import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

const CHOICES: TypedDocumentNode<
  TaskLessonChoicesQuery,
  TaskLessonChoicesQueryVariables
> = gql`
  query TaskLessonChoicesQuery($courseId: Int, $lessonId: Int) {
    taskLessonChoices(courseId: $courseId, lessonId: $lessonId) {
      courseId
      courses {
        id
        title
      }
      lessons {
        id
        name
        unitName
      }
    }
  }
`

/** Chooses a course, then one of its lessons; the value is the lesson's id. */
export const LessonControl = ({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
}: ControlProps) => {
  const { t } = useTranslation('community.staff')
  const [startId] = useState(value as number | null)
  const [askedId, setAskedId] = useState<number>()
  const { data, previousData, loading, error, refetch } = useQuery(CHOICES, {
    variables: { courseId: askedId, lessonId: startId },
  })
  if (error) return <BriefFailure error={error} refetch={refetch} />

  const courses = (data ?? previousData)?.taskLessonChoices.courses ?? []
  const { lessons = [], courseId } = data?.taskLessonChoices ?? {}
  const isEmpty = !!courseId && lessons.length === 0
  const select = {
    className: 'select w-full truncate pe-8 text-base',
    onBlur,
    'aria-busy': loading,
    'aria-describedby': describedBy,
  }
  const choose = (text: string) => <option value="">{text}</option>
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="grid gap-2 @md:grid-cols-2 @md:gap-5"
    >
      <select
        {...select}
        aria-label={t('task.lesson.course')}
        value={askedId ?? courseId ?? ''}
        onChange={({ target }) => {
          setAskedId(Number(target.value))
          onChange(null)
        }}
      >
        {choose(t('task.lesson.chooseCourse'))}
        {courses.map(({ id: each, title }) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
      <select
        {...select}
        id={id}
        ref={inputRef}
        aria-label={t('task.lesson.lesson')}
        aria-invalid={isInvalid}
        aria-required
        disabled={!courseId || isEmpty}
        value={(value as number | null) ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        {choose(t(isEmpty ? 'task.lesson.none' : 'task.lesson.chooseLesson'))}
        {lessons.map(({ id: each, name, unitName }) => (
          <option key={each} value={each}>
            {unitName} · {name}
          </option>
        ))}
      </select>
    </div>
  )
}
