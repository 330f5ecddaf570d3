import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/Button/Button'

type VisitorLinksProps = {
  /** The name of the page, whose own link is left out. */
  routeName?: string
  /** Where whoever signs in comes back to. */
  redirectTo?: string
}

/** Sign In and Sign Up, without the one that is shown already. */
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
          className="max-sm:px-2"
        >
          {t('action.signIn')}
        </LinkButton>
      )}
      {routeName !== 'signup' && (
        <LinkButton
          to={routes.signup(back)}
          look="primary"
          size="sm"
          className="max-sm:px-2"
        >
          {t('action.signUp')}
        </LinkButton>
      )}
    </>
  )
}
