import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

type NotFoundProps = {
  /** Whether the page was taken away for good. */
  isGone?: boolean
}

/** The content of the not-found page, also for pages whose record does not exist. */
export const NotFound = ({ isGone = false }: NotFoundProps) => {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuth()
  const title = t(isGone ? 'page.gone' : 'page.notFound')
  return (
    <>
      <Metadata title={title} robots="noindex" />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing="search"
        title={title}
        text={t(isGone ? 'page.goneHelp' : 'page.notFoundHelp')}
        action={
          <LinkButton
            to={isAuthenticated ? '/' : routes.freeLessons()}
            look="primary"
          >
            {t(isAuthenticated ? 'page.goHome' : 'page.goFree')}
          </LinkButton>
        }
      />
    </>
  )
}
