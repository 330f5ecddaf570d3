import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** Shown for an unknown course or lesson and for one that this reader may not open, so that the two look alike. */
export const NotOpen = ({ what }: { what: 'course' | 'lesson' }) => {
  const { t } = useTranslation('learning')
  return (
    <>
      <PageHeader
        title={t(`${what}.notOpen`)}
        breadcrumbs={[
          { label: t('myCourses.title'), to: routes.viewCourses() },
        ]}
      />
      <div className="panel">
        <EmptyState
          drawing="locked"
          title={t(`${what}.notOpenHelp`)}
          action={
            <LinkButton to={routes.viewCourses()} look="primary">
              {t('finished.toCourses')}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}
