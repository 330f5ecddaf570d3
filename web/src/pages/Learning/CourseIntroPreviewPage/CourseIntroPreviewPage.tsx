import CourseIntroPreviewCell from 'src/components/Learning/CourseIntro/CourseIntroPreviewCell'

const CourseIntroPreviewPage = ({ id }: { id: number }) => (
  <CourseIntroPreviewCell id={id} />
)

export default CourseIntroPreviewPage
