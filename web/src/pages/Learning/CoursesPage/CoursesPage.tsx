import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import CoursesCell from 'src/components/Learning/Course/CoursesCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const CoursesPage = () => {
  const { t } = useTranslation('learning')
  const { mayOpen } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <PageHeader
        title={t('course.list')}
        create={
          mayOpen('newCourse')
            ? { label: t('course.create'), to: routes.newCourse() }
            : undefined
        }
      />
      <CoursesCell {...variables} />
    </>
  )
}

export default CoursesPage
