import { useTableState } from 'src/hooks/resource/useTableState'

import CourseResultsCell from './CourseResultsCell'
import StuckLearnersCell from './StuckLearnersCell'

/** The results of a course: counts, where learners drop off, and which learners are stuck. */
export const CourseResults = ({ courseId }: { courseId: number }) => {
  const { page, perPage } = useTableState({ statePrefix: 'stuck' })
  return (
    <div className="space-y-6">
      <CourseResultsCell id={courseId} />
      <StuckLearnersCell courseId={courseId} page={page} perPage={perPage} />
    </div>
  )
}
