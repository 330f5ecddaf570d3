import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Link } from 'src/components/ui/control/Link'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { pathTo } from 'src/hooks/access/useMenu'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { manilaToday } from '$api/src/shared/manilaTime'

const FooterContact = lazyPart(() => import('./FooterContact'))

const links = [
  { route: 'termsConditions', label: 'footer.terms' },
  { route: 'privacyPolicy', label: 'footer.privacy' },
  { route: 'refundPolicy', label: 'footer.refund' },
] as const

const affiliateTerms = {
  route: 'affiliateTerms',
  label: 'menu.affiliateTerms',
} as const

/** The roles whose side navigation needs room beside the footer (spec 2.6). */
const paddedRoles = ['tribe-team-fa', 'tribe-team-ro']

/** The footer for signed-in users only (spec 2.6). Public pages link the legal pages where they matter. */
export const Footer = () => {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuth()
  const role = useCurrentRole().name ?? ''
  if (!isAuthenticated) return null

  const shown = role === 'affiliate' ? [...links, affiliateTerms] : links
  return (
    <footer className="text-muted border-base-300 mt-auto border-t py-6 text-sm">
      <div
        className={`mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 sm:px-6 ${paddedRoles.includes(role) ? 'lg:pl-12' : ''}`}
      >
        <p>{t('footer.copyright', { year: manilaToday().slice(0, 4) })}</p>
        <nav aria-label={t('footer.links')} className="flex flex-wrap gap-x-5">
          {shown.map(({ route, label }) => {
            const path = pathTo(route)
            return (
              path && (
                <Link
                  key={route}
                  to={path}
                  className="hover:text-base-content py-1 hover:underline"
                >
                  {t(label)}
                </Link>
              )
            )
          })}
        </nav>
      </div>
      <Suspense fallback={null}>
        <FooterContact />
      </Suspense>
    </footer>
  )
}
