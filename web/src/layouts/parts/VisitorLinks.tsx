import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'

type VisitorLinksProps = {
  /** The current route; a link to it is left out. */
  routeName?: string
  /** The page to return to after signing in. */
  redirectTo?: string
}

/** The links to sign in and to sign up, without a link to the current page. */
export const VisitorLinks = ({ routeName, redirectTo }: VisitorLinksProps) => {
  const { t } = useTranslation()
  const back: Record<string, string> = redirectTo ? { redirectTo } : {}
  return (
    <>
      {routeName !== 'login' && (
        <LinkButton
          to={routes.login(back)}
          look="ghost"
          size="sm"
          className="max-sm:px-1.5"
        >
          {t('action.signIn')}
        </LinkButton>
      )}
      {routeName !== 'signup' && (
        <LinkButton
          to={routes.signup(back)}
          look="primary"
          size="sm"
          className="max-sm:px-1.5"
        >
          {t('action.signUp')}
        </LinkButton>
      )}
    </>
  )
}
