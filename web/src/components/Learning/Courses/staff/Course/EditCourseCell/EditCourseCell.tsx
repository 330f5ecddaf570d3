import type { CourseInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  toForm,
  UPDATE_COURSE,
} from 'src/components/Learning/Courses/staff/Course/course'
import { useCourseFields } from 'src/components/Learning/Courses/staff/Course/useCourseFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditCourseQuery'> = gql`
  query EditCourseQuery($id: Int!) {
    course(id: $id) {
      ...CourseFields
    }
  }
`

// Always loads fresh data. The save checks the version, so that another person's changes are never overwritten and the
// form keeps the typed values.
export const beforeQuery = freshQuery<VariablesOf<'EditCourseQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ course }: PropsOf<'EditCourseQuery'>) => {
  const { id, baseVersion } = course

  return (
    <ResourceEditor
      entity="learning.course"
      fields={useCourseFields()}
      record={toForm(course)}
      name={course.title}
      query={QUERY}
      mutation={UPDATE_COURSE}
      variables={(input: CourseInput) => ({
        id,
        baseVersion,
        input,
      })}
      list={routes.courses()}
      view={routes.course({ id })}
    />
  )
}
