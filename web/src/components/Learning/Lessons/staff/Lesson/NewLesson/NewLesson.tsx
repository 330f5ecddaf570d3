import type {
  CreateLessonMutation,
  CreateLessonMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import {
  start,
  toInput,
  type LessonForm,
} from 'src/components/Learning/Lessons/staff/Lesson/lesson'
import { useLessonFields } from 'src/components/Learning/Lessons/staff/Lesson/useLessonFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: TypedDocumentNode<
  CreateLessonMutation,
  CreateLessonMutationVariables
> = gql`
  mutation CreateLessonMutation($unitId: Int!, $input: LessonInput!) {
    createLesson(unitId: $unitId, input: $input) {
      ...LessonFields
    }
  }
`

/** Creates a lesson at the end of a unit. */
export const NewLesson = ({ unitId }: { unitId: number }) => (
  <ResourceEditor
    entity="learning.lesson"
    fields={useLessonFields()}
    record={start}
    mutation={CREATE}
    variables={(input: LessonForm) => ({ unitId, input: toInput(input) })}
    list={routes.courses()}
    listOf="learning.course"
    refetch={['FindCourseQuery']}
    view={({ createLesson: { id } }) => routes.lesson({ id })}
  />
)
