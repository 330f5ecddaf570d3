import type { ReactNode } from 'react'

import { Trans, useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { Link } from 'src/components/ui/control/Link'

/** A text that names the page with the choices of mails; people who are signed in can open it. */
export const NoticesText = ({ name }: { name: 'others' | 'unknownHelp' }) => {
  const { t } = useTranslation('marketing.announcements')
  return (
    <Trans
      t={t}
      i18nKey={`unsubscribe.${name}`}
      components={{ notices: <NoticesLink /> }}
    />
  )
}

const NoticesLink = ({ children }: { children?: ReactNode }) => {
  const { isAuthenticated } = useAuth()
  return isAuthenticated ? (
    <Link to={routes.notices()} className="link">
      {children}
    </Link>
  ) : (
    <>{children}</>
  )
}
