import MyCourseCell from 'src/components/Learning/Courses/MyCourseCell'

type ViewCoursePageProps = { id: number }

const ViewCoursePage = ({ id }: ViewCoursePageProps) => <MyCourseCell id={id} />

export default ViewCoursePage
