import MyLessonCell from 'src/components/Learning/Lessons/MyLessonCell'

type ViewLessonPageProps = { courseId: number; lessonId: number }

const ViewLessonPage = ({ courseId, lessonId }: ViewLessonPageProps) => (
  <MyLessonCell courseId={courseId} lessonId={lessonId} />
)

export default ViewLessonPage
