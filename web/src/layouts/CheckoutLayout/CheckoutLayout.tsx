import type { ReactNode } from 'react'

import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { LanguageSwitch } from 'src/components/ui/control/LanguageSwitch'
import { PageErrorBoundary } from 'src/components/ui/feedback/PageError'
import { Logo } from 'src/components/ui/layout/Logo'
import { Footer } from 'src/layouts/parts/Footer'
import { CONTENT_ID, SkipLink } from 'src/layouts/parts/SkipLink'
import { VisitorLinks } from 'src/layouts/parts/VisitorLinks'

type CheckoutLayoutProps = { children?: ReactNode }

/**
 * A layout without links that lead away, except for those to sign in and up, which return to the order. It shows the
 * school's name, a note that the checkout is safe, and the legal pages.
 */
const CheckoutLayout = ({ children }: CheckoutLayoutProps) => {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bg-base-100 border-base-300 border-b">
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-1 px-4 sm:gap-3 sm:px-6">
          <span className="mr-auto flex">
            <Logo isCompact={!isAuthenticated} />
          </span>
          <span className="text-muted flex items-center gap-1.5 text-sm max-sm:sr-only">
            <LockKeyhole className="size-4" aria-hidden />
            {t('shell.secureCheckout')}
          </span>
          <LanguageSwitch />
          {!isAuthenticated && <VisitorLinks redirectTo={pathname + search} />}
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl flex-1 px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}

export default CheckoutLayout
