import { useTranslation } from 'react-i18next'

import { routes, useRouteName } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/Button/Button'

type VisitorLinksProps = {
  /** Where whoever signs in comes back to. */
  redirectTo?: string
}

/** Sign In and Sign Up, without the one that is shown already. */
export const VisitorLinks = ({ redirectTo }: VisitorLinksProps) => {
  const { t } = useTranslation()
  const routeName = useRouteName() as string | undefined
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
