import CourseTracksCell from 'src/components/Learning/Courses/staff/Track/CourseTracksCell'

const CourseTracksPage = ({ id }: { id: number }) => (
  <CourseTracksCell courseId={id} />
)

export default CourseTracksPage
