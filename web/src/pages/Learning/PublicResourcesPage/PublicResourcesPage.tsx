import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import PublicResourcesCell from 'src/components/Learning/Resources/PublicResourcesCell'
import { useShelfState } from 'src/components/Learning/Resources/Shelf/useShelfState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The school's free resources, open to everyone (spec 2.1). */
const PublicResourcesPage = () => {
  const { t } = useTranslation('learning.resources')
  const { variables } = useShelfState()
  return (
    <>
      <Metadata title={t('public.title')} description={t('public.lead')} />
      <PageHeader title={t('public.title')} lead={t('public.lead')} />
      <PublicResourcesCell {...variables} />
    </>
  )
}

export default PublicResourcesPage
