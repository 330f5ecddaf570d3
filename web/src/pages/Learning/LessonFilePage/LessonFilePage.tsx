import LessonFileCell from 'src/components/Learning/Lessons/staff/LessonFile/LessonFileCell'

const LessonFilePage = ({ id }: { id: number }) => <LessonFileCell id={id} />

export default LessonFilePage
