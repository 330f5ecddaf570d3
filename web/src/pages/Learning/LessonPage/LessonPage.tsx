import LessonCell from 'src/components/Learning/Lesson/LessonCell'

const LessonPage = ({ id }: { id: number }) => <LessonCell id={id} />

export default LessonPage
