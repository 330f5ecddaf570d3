import { NewLessonFile } from 'src/components/Learning/Lessons/staff/LessonFile/NewLessonFile/NewLessonFile'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'

/** The query string names the lesson, because a file is always added to a lesson. */
const NewLessonFilePage = ({ lessonId }: { lessonId?: string }) =>
  Number(lessonId) > 0 ? (
    <NewLessonFile lessonId={Number(lessonId)} />
  ) : (
    <NotFound />
  )

export default NewLessonFilePage
