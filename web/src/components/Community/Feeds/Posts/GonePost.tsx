import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { feedPath } from '$api/src/shared/community/feeds'

/** The address of a post that was deleted or hidden, with the way back to its feed. */
export const GonePost = ({ feed }: { feed: string }) => {
  const { t } = useTranslation('community.feeds')
  return (
    <>
      <Metadata title={t('gone.title')} robots="noindex" />
      <h1 className="sr-only">{t('gone.title')}</h1>
      <EmptyState
        drawing="search"
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <LinkButton to={feedPath(feed)} look="primary">
            {t('gone.toFeed')}
          </LinkButton>
        }
      />
    </>
  )
}
