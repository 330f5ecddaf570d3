import EditLessonCell from 'src/components/Learning/Lessons/staff/Lesson/EditLessonCell'

const EditLessonPage = ({ id }: { id: number }) => <EditLessonCell id={id} />

export default EditLessonPage
