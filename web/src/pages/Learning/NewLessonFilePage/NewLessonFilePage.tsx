import { NewLessonFile } from 'src/components/Learning/Lessons/staff/LessonFile/NewLessonFile/NewLessonFile'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'

/** `lessonId` comes in the query: a file is always added to a lesson. */
const NewLessonFilePage = ({ lessonId }: { lessonId?: string }) =>
  Number(lessonId) > 0 ? (
    <NewLessonFile lessonId={Number(lessonId)} />
  ) : (
    <NotFound />
  )

export default NewLessonFilePage
