import { routes } from '@redwoodjs/router'

import {
  toForm,
  toInput,
  type LessonForm,
} from 'src/components/Learning/Lessons/staff/Lesson/lesson'
import { useLessonFields } from 'src/components/Learning/Lessons/staff/Lesson/useLessonFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditLessonQuery'> = gql`
  query EditLessonQuery($id: Int!) {
    lesson(id: $id) {
      ...LessonFields
    }
  }
`

const UPDATE: Doc<'UpdateLessonMutation'> = gql`
  mutation UpdateLessonMutation(
    $id: Int!
    $baseVersion: Int!
    $input: LessonInput!
  ) {
    updateLesson(id: $id, baseVersion: $baseVersion, input: $input) {
      ...LessonFields
    }
  }
`

// Always load fresh data: the save checks the version, so another person's changes are never overwritten.
export const beforeQuery = freshQuery<VariablesOf<'EditLessonQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ lesson }: PropsOf<'EditLessonQuery'>) => {
  const { id, baseVersion } = lesson
  const fields = useLessonFields()

  return (
    <ResourceEditor
      entity="learning.lesson"
      fields={fields}
      record={toForm(lesson)}
      name={lesson.name}
      query={QUERY}
      mutation={UPDATE}
      variables={(input: LessonForm) => ({
        id,
        baseVersion,
        input: toInput(input),
      })}
      list={routes.courses()}
      listOf="learning.course"
      view={routes.lesson({ id })}
    />
  )
}
