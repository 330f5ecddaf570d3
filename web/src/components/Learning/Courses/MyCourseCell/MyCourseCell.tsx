import { CourseOverview } from 'src/components/Learning/Courses/CourseOverview/CourseOverview'
import { NotOpen } from 'src/components/Learning/Courses/NotOpen'
import { useQueuedLessons } from 'src/components/Learning/Lessons/KeepOffline/useKept'
import { withQueuedLessons } from 'src/components/Learning/Lessons/KeepOffline/withQueuedLessons'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

import { CourseLoading } from './CourseLoading'

import 'src/components/Learning/Courses/CourseOverview/myCourse'

export const QUERY: Doc<'MyCourseQuery'> = gql`
  query MyCourseQuery($id: Int!) {
    myCourse(id: $id) {
      ...MyCourseFields
    }
  }
`

export const Loading = CourseLoading

export const Failure = CellFailure

export const Empty = () => <NotOpen what="course" />

export const Success = ({ myCourse }: PropsOf<'MyCourseQuery'>) => {
  const waiting = useQueuedLessons()
  return <CourseOverview course={withQueuedLessons(myCourse, waiting)} />
}
