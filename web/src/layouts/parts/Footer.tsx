import { useTranslation } from 'react-i18next'

import { Link } from '@redwoodjs/router'

import { pathTo } from 'src/hooks/useMenu'

import { manilaToday } from '$api/src/shared/manilaTime'

const links = [
  { route: 'termsConditions', label: 'footer.terms' },
  { route: 'privacyPolicy', label: 'footer.privacy' },
  { route: 'refundPolicy', label: 'footer.refund' },
] as const

type FooterProps = {
  extraRoute?: { route: string; label: 'menu.affiliateTerms' }
}

export const Footer = ({ extraRoute }: FooterProps) => {
  const { t } = useTranslation()
  const shown = [...links, ...(extraRoute ? [extraRoute] : [])]
  return (
    <footer className="text-muted border-base-300 mt-auto border-t py-6 text-sm">
      <div className="mx-auto flex max-w-6xl px-4 sm:px-6 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>{t('footer.copyright', { year: manilaToday().slice(0, 4) })}</p>
        <nav
          aria-label={t('footer.links')}
          className="flex flex-wrap gap-x-5 gap-y-2"
        >
          {shown.map(({ route, label }) => {
            const path = pathTo(route)
            return (
              path && (
                <Link
                  key={route}
                  to={path}
                  className="hover:text-base-content hover:underline"
                >
                  {t(label)}
                </Link>
              )
            )
          })}
        </nav>
      </div>
    </footer>
  )
}
