import { NewLesson } from 'src/components/Learning/Lessons/staff/Lesson/NewLesson'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { unitId: int }

/** A unit in a course names itself in the URL; otherwise the form asks for it. */
const NewLessonPage = () => {
  const [{ unitId }] = useUrlState(params)
  return <NewLesson unitId={unitId} />
}

export default NewLessonPage
