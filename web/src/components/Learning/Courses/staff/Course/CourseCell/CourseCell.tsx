import 'src/components/Learning/Courses/staff/Course/course'
import { CourseView } from 'src/components/Learning/Courses/staff/Course/CourseView'
import 'src/components/Learning/Courses/staff/Unit/unit'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'FindCourseQuery'> = gql`
  query FindCourseQuery($id: Int!) {
    course(id: $id) {
      ...CourseFields
      archivedLessonCount
      units {
        ...UnitFields
      }
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.course')
export const Success = ({ course }: PropsOf<'FindCourseQuery'>) => (
  <CourseView course={course} />
)
