import { NewLessonFile } from 'src/components/Learning/Lessons/staff/LessonFile/NewLessonFile'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { lessonId: int }

/** A lesson names itself in the URL; otherwise the form asks for it. */
const NewLessonFilePage = () => {
  const [{ lessonId }] = useUrlState(params)
  return <NewLessonFile lessonId={lessonId} />
}

export default NewLessonFilePage
