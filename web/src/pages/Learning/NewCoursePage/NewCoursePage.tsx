import { NewCourse } from 'src/components/Learning/Courses/staff/Course/NewCourse/NewCourse'

const NewCoursePage = () => <NewCourse />

export default NewCoursePage
