import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The leaders' page for people who lead no group. */
export const NoManagedGroup = () => {
  const { t } = useTranslation('community.groups')
  return (
    <>
      <PageHeader title={t('manage.title')} />
      <div className="panel">
        <EmptyState
          drawing="locked"
          title={t('manage.none')}
          text={t('manage.noneHelp')}
        />
      </div>
    </>
  )
}
