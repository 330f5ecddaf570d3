import CourseCell from 'src/components/Learning/Courses/staff/Course/CourseCell'

const CoursePage = ({ id }: { id: number }) => <CourseCell id={id} />

export default CoursePage
