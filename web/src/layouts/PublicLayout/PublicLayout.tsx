import { useEffect, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { routes, useLocation, useRouteName } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { useStoreAffiliateCode } from 'src/components/Marketing/Offer/useStoreAffiliateCode'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { LanguageSwitch } from 'src/components/ui/control/LanguageSwitch'
import { Link } from 'src/components/ui/control/Link'
import { rememberLoadingScreen } from 'src/components/ui/feedback/LoadingScreen/visit'
import { PageErrorBoundary } from 'src/components/ui/feedback/PageError'
import { Logo } from 'src/components/ui/layout/Logo'
import { pathTo } from 'src/hooks/access/useMenu'
import { Footer } from 'src/layouts/parts/Footer'
import { CONTENT_ID, SkipLink } from 'src/layouts/parts/SkipLink'
import { VisitorLinks } from 'src/layouts/parts/VisitorLinks'

type PublicLayoutProps = { children?: ReactNode }

/** The pages to which visitors return after they have signed in. */
const returned = ['slug', 'fast', 'freeTraining', 'freelancingTraining']

const PublicLayout = ({ children }: PublicLayoutProps) => {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuth()
  const routeName = useRouteName() as string | undefined
  const { pathname, search } = useLocation()
  useStoreAffiliateCode()
  // The visit has begun: after a sign-up the app opens without its loading screen.
  useEffect(rememberLoadingScreen, [])
  // A visitor who signs in before an order returns to it with the coupon and affiliate of the URL.
  const redirectTo = returned.includes(routeName ?? '')
    ? pathname + search
    : undefined

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bg-base-100 border-base-300 border-b">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:gap-3 sm:px-6">
          <Link to={pathTo('home') ?? '/'} className="mr-auto flex rounded-lg">
            <Logo isCompact={!isAuthenticated} />
          </Link>
          <LanguageSwitch />
          {isAuthenticated ? (
            <LinkButton to={routes.home()} look="primary" size="sm">
              {t('menu.home')}
            </LinkButton>
          ) : (
            <VisitorLinks routeName={routeName} redirectTo={redirectTo} />
          )}
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}

export default PublicLayout
