import CourseCell from 'src/components/Learning/Course/CourseCell'

const CoursePage = ({ id }: { id: number }) => <CourseCell id={id} />

export default CoursePage
