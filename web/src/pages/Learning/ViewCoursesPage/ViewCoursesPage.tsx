import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  asCourseFilter,
  courseFilters,
} from 'src/components/Learning/courseFilters'
import { KeptLessons } from 'src/components/Learning/KeptLessons/KeptLessons'
import MyCoursesCell from 'src/components/Learning/MyCoursesCell'
import { ViewLinks } from 'src/components/Learning/ViewLinks/ViewLinks'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'

type ViewCoursesPageProps = { filter?: string }

const ViewCoursesPage = ({ filter }: ViewCoursesPageProps) => {
  const { t } = useTranslation('learning')
  const current = asCourseFilter(filter)
  return (
    <>
      <PageHeader title={t('myCourses.title')} lead={t('myCourses.lead')} />
      <ViewLinks
        label={t('myCourses.filter')}
        current={current}
        views={courseFilters.map((key) => ({
          key,
          label: t(`myCourses.${key}`),
          to: routes.viewCourses(key === 'all' ? {} : { filter: key }),
        }))}
      />
      <KeptLessons />
      <MyCoursesCell filter={current} />
    </>
  )
}

export default ViewCoursesPage
