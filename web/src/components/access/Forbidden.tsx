import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { useAccess } from 'src/hooks/access/useAccess'
import { lazy } from 'src/lib/loading/lazy'

const MissingFlag = lazy(() => import('src/components/access/MissingFlag'))

type ForbiddenProps = {
  /** The route of the refused page; undefined at /forbidden itself. */
  routeName?: string
}

/** Shown instead of a page that the user may not open. */
const Forbidden = ({ routeName }: ForbiddenProps) => {
  const { t } = useTranslation('accounts.forbidden')
  const { t: common } = useTranslation()
  const { mayOpen } = useAccess()
  return (
    <>
      <Metadata title={t('title')} robots="noindex" />
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing="locked"
        title={t('title')}
        text={
          <>
            {t('text')}
            {routeName && mayOpen('accessLevels') && (
              <Suspense fallback={null}>
                <MissingFlag routeName={routeName} />
              </Suspense>
            )}
          </>
        }
        action={
          <LinkButton to="/" look="primary">
            {common('action.goBack')}
          </LinkButton>
        }
      />
    </>
  )
}

export default Forbidden
