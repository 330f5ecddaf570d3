import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/Button/Button'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'

const ForbiddenPage = () => {
  const { t } = useTranslation('accounts')
  const { t: common } = useTranslation()
  return (
    <>
      <Metadata title={t('forbidden.title')} robots="noindex" />
      <h1 className="sr-only">{t('forbidden.title')}</h1>
      <EmptyState
        drawing="locked"
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        action={
          <LinkButton to="/" look="primary">
            {common('action.goBack')}
          </LinkButton>
        }
      />
    </>
  )
}

export default ForbiddenPage
