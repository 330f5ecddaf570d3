import EditCourseIntroCell from 'src/components/Learning/Courses/staff/CourseIntro/EditCourseIntroCell'

const CourseIntroPage = ({ id }: { id: number }) => (
  <EditCourseIntroCell id={id} />
)

export default CourseIntroPage
