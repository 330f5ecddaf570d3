import { NewCourse } from 'src/components/Learning/Courses/staff/Course/NewCourse'

const NewCoursePage = () => <NewCourse />

export default NewCoursePage
