import {
  BookOpen,
  Filter,
  Mail,
  Package,
  TrendingUp,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from '@redwoodjs/router'

import { useAccess } from 'src/hooks/useAccess'
import { pathTo } from 'src/hooks/useMenu'

const figures = [
  { name: 'users', route: 'users', icon: Users },
  { name: 'products', route: 'products', icon: Package },
  { name: 'funnels', route: 'funnels', icon: Filter },
  { name: 'courses', route: 'courses', icon: BookOpen },
  { name: 'stages', route: 'stages', icon: TrendingUp },
  { name: 'outbox', route: 'outbox', icon: Mail },
] as const

type HomeNumbersProps = {
  /** Undefined where the role may not read it. */
  totals: Partial<Record<(typeof figures)[number]['name'], number>>
}

export const HomeNumbers = ({ totals }: HomeNumbersProps) => {
  const { t, i18n } = useTranslation('accounts')
  const { mayOpen } = useAccess()
  const shown = figures.filter(({ name }) => totals[name] !== undefined)
  if (shown.length === 0) return null

  return (
    <section aria-label={t('home.numbers')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-6">
        {shown.map(({ name, route, icon: Icon }) => {
          const path = mayOpen(route) ? pathTo(route) : undefined
          const figure = (
            <>
              <span className="text-muted flex items-center gap-2 text-sm">
                <Icon
                  className="size-4 shrink-0"
                  strokeWidth={1.75}
                  aria-hidden
                />
                {t(`home.number.${name}`)}
              </span>
              <span className="mt-1 block text-2xl font-semibold tabular-nums">
                {totals[name]?.toLocaleString(i18n.language)}
              </span>
            </>
          )
          return (
            <li key={name} className="grid">
              {path ? (
                <Link
                  to={path}
                  className="panel hover:border-control p-4 transition-colors"
                >
                  {figure}
                </Link>
              ) : (
                <div className="panel p-4">{figure}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
