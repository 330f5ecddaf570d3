import EditLessonCell from 'src/components/Learning/Lesson/EditLessonCell'

const EditLessonPage = ({ id }: { id: number }) => <EditLessonCell id={id} />

export default EditLessonPage
