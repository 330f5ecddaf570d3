import { NewCourse } from 'src/components/Learning/Course/NewCourse/NewCourse'

const NewCoursePage = () => <NewCourse />

export default NewCoursePage
