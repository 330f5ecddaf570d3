import { NewLesson } from 'src/components/Learning/Lessons/staff/Lesson/NewLesson/NewLesson'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'

/** The query string names the unit, because a lesson is always added to a unit. */
const NewLessonPage = ({ unitId }: { unitId?: string }) =>
  Number(unitId) > 0 ? <NewLesson unitId={Number(unitId)} /> : <NotFound />

export default NewLessonPage
