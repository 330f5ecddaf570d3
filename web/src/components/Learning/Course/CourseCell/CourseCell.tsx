import type { FindCourseQuery, FindCourseQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Learning/Course/course'
import { CourseUnits } from 'src/components/Learning/Course/CourseUnits/CourseUnits'
import 'src/components/Learning/Unit/unit'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/useAccess'

export const QUERY: TypedDocumentNode<
  FindCourseQuery,
  FindCourseQueryVariables
> = gql`
  query FindCourseQuery($id: Int!) {
    course(id: $id) {
      ...CourseFields
      units {
        ...UnitFields
      }
    }
  }
`

const DELETE = gql`
  mutation DeleteCourseMutation($id: Int!) {
    deleteCourse(id: $id) {
      id
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.course')
export const Success = ({ course }: CellSuccessProps<FindCourseQuery>) => {
  const { mayOpen } = useAccess()
  const { id, title: name } = course
  return (
    <ResourceView
      entity="learning.course"
      columns={columns}
      record={course}
      name={name}
      list={routes.courses()}
      editTo={mayOpen('editCourse') && routes.editCourse({ id })}
      remove={DELETE}
    >
      <CourseUnits courseId={course.id} units={course.units} />
    </ResourceView>
  )
}
