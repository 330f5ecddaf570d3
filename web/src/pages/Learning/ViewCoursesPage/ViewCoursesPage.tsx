import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  asCourseFilter,
  asCourseSort,
  courseFilters,
  courseSorts,
} from 'src/components/Learning/Courses/courseFilters'
import MyCoursesCell from 'src/components/Learning/Courses/MyCoursesCell'
import { KeptLessons } from 'src/components/Learning/Lessons/KeepOffline/KeptLessons'
import { SortLinks } from 'src/components/Learning/ViewLinks/SortLinks'
import { ViewLinks } from 'src/components/Learning/ViewLinks/ViewLinks'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { enumValueOf } from '$api/src/shared/text/enumWords'

const OrderedCourses = lazyPart(
  () => import('src/components/Billing/PayFirst/orderedCoursesChunk')
)

type ViewCoursesPageProps = { filter?: string; sort?: string }

const pathTo = (filter: string, sort: string) =>
  routes.viewCourses({
    ...(filter !== 'all' && { filter }),
    ...(sort !== 'recent' && { sort }),
  })

const ViewCoursesPage = ({ filter, sort }: ViewCoursesPageProps) => {
  const { t } = useTranslation('learning')
  const role = useCurrentRole().name
  const current = asCourseFilter(filter)
  const order = asCourseSort(sort)
  return (
    <>
      <PageHeader title={t('myCourses.title')} lead={t('myCourses.lead')} />
      <ViewLinks
        label={t('myCourses.filter')}
        current={current}
        views={courseFilters.map((key) => ({
          key,
          label: t(`myCourses.${key}`),
          to: pathTo(key, order),
        }))}
      />
      <SortLinks
        label={t('myCourses.sort')}
        current={order}
        views={courseSorts.map((key) => ({
          key,
          label: t(`myCourses.${key}`),
          to: pathTo(current, key),
        }))}
      />
      <KeptLessons />
      <MyCoursesCell filter={enumValueOf(current)} sort={enumValueOf(order)} />
      {role === 'non-member' && (
        <Suspense fallback={null}>
          <OrderedCourses />
        </Suspense>
      )}
    </>
  )
}

export default ViewCoursesPage
