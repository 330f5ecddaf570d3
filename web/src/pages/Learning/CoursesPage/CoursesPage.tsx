import { routes } from '@redwoodjs/router'

import CoursesCell from 'src/components/Learning/Courses/staff/Course/CoursesCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const CoursesPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="learning.course"
        create={mayCreate('newCourse') && routes.newCourse()}
      />
      <CoursesCell />
    </>
  )
}

export default CoursesPage
