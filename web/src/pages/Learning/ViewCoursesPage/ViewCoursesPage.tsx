import { useTranslation } from 'react-i18next'

import { CourseFilter } from 'src/components/Learning/CourseFilter/CourseFilter'
import { asCourseFilter } from 'src/components/Learning/courseFilters'
import { KeptLessons } from 'src/components/Learning/KeptLessons/KeptLessons'
import MyCoursesCell from 'src/components/Learning/MyCoursesCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'

type ViewCoursesPageProps = { filter?: string }

const ViewCoursesPage = ({ filter }: ViewCoursesPageProps) => {
  const { t } = useTranslation('learning')
  const current = asCourseFilter(filter)
  return (
    <>
      <PageHeader title={t('myCourses.title')} lead={t('myCourses.lead')} />
      <CourseFilter current={current} />
      <KeptLessons />
      <MyCoursesCell filter={current} />
    </>
  )
}

export default ViewCoursesPage
