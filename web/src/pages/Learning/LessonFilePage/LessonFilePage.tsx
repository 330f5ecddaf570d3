import LessonFileCell from 'src/components/Learning/LessonFile/LessonFileCell'

const LessonFilePage = ({ id }: { id: number }) => <LessonFileCell id={id} />

export default LessonFilePage
