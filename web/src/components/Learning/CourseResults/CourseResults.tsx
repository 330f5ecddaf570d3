import { useTableState } from 'src/hooks/useTableState'

import CourseResultsCell from './CourseResultsCell'
import StuckLearnersCell from './StuckLearnersCell'

/** How a course's learners fare: the counts, where they drop off, and who is stuck. */
export const CourseResults = ({ courseId }: { courseId: number }) => {
  const { page, perPage } = useTableState('stuck')
  return (
    <div className="space-y-6">
      <CourseResultsCell id={courseId} />
      <StuckLearnersCell courseId={courseId} page={page} perPage={perPage} />
    </div>
  )
}
