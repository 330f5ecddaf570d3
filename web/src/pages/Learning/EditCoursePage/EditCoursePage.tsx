import EditCourseCell from 'src/components/Learning/Course/EditCourseCell'

const EditCoursePage = ({ id }: { id: number }) => <EditCourseCell id={id} />

export default EditCoursePage
