import EditCourseCell from 'src/components/Learning/Courses/staff/Course/EditCourseCell'

const EditCoursePage = ({ id }: { id: number }) => <EditCourseCell id={id} />

export default EditCoursePage
