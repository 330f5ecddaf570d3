import EditLessonFileCell from 'src/components/Learning/Lessons/staff/LessonFile/EditLessonFileCell'

const EditLessonFilePage = ({ id }: { id: number }) => (
  <EditLessonFileCell id={id} />
)

export default EditLessonFilePage
