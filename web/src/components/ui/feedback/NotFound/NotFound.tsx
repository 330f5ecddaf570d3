import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

/** The content of the not-found page, also for pages whose record does not exist. */
export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <>
      <Metadata title={t('page.notFound')} robots="noindex" />
      <h1 className="sr-only">{t('page.notFound')}</h1>
      <EmptyState
        drawing="search"
        title={t('page.notFound')}
        text={t('page.notFoundHelp')}
        action={
          <LinkButton to="/" look="primary">
            {t('page.goHome')}
          </LinkButton>
        }
      />
    </>
  )
}
