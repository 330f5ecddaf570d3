import LessonCell from 'src/components/Learning/Lessons/staff/Lesson/LessonCell'

const LessonPage = ({ id }: { id: number }) => <LessonCell id={id} />

export default LessonPage
