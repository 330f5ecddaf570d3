import CourseIntroPreviewCell from 'src/components/Learning/Courses/staff/CourseIntro/CourseIntroPreviewCell'

const CourseIntroPreviewPage = ({ id }: { id: number }) => (
  <CourseIntroPreviewCell id={id} />
)

export default CourseIntroPreviewPage
