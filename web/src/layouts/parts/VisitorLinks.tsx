import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'

type VisitorLinksProps = {
  /** The current route; a link to it is marked as the current page. */
  routeName?: string
  /** The page to return to after signing in. */
  redirectTo?: string
}

/** The links to sign in and to sign up (spec 2.6), on every page of visitors. */
export const VisitorLinks = ({ routeName, redirectTo }: VisitorLinksProps) => {
  const { t } = useTranslation()
  const back: Record<string, string> = redirectTo ? { redirectTo } : {}
  const current = (name: string) => (routeName === name ? 'page' : undefined)
  return (
    <>
      <LinkButton
        to={routes.login(back)}
        aria-current={current('login')}
        look="ghost"
        size="sm"
        className="aria-[current]:underline max-sm:px-1.5"
      >
        {t('action.signIn')}
      </LinkButton>
      <LinkButton
        to={routes.signup(back)}
        aria-current={current('signup')}
        look="primary"
        size="sm"
        className="aria-[current]:underline max-sm:px-1.5"
      >
        {t('action.signUp')}
      </LinkButton>
    </>
  )
}
