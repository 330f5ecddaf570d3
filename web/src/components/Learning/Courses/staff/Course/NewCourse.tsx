import type { CourseInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Learning/Courses/staff/Course/course'
import { useCourseFields } from 'src/components/Learning/Courses/staff/Course/useCourseFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateCourseMutation'> = gql`
  mutation CreateCourseMutation($input: CourseInput!) {
    createCourse(input: $input) {
      ...CourseFields
    }
  }
`

export const NewCourse = () => (
  <ResourceEditor
    entity="learning.course"
    fields={useCourseFields()}
    record={start}
    mutation={CREATE}
    variables={(input: CourseInput) => ({ input })}
    list={routes.courses()}
    view={({ createCourse: { id } }) => routes.course({ id })}
  />
)
