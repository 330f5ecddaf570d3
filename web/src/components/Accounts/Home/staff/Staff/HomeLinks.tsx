import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { StaffEntry } from 'src/components/access/menu'
import { useQuickActions } from 'src/components/access/useQuickActions'
import { useStaffMenu } from 'src/components/access/useStaffMenu'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { pathTo } from 'src/hooks/access/useMenu'

const Links = ({ entries }: { entries: StaffEntry[] }) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
  return (
    <ul className="space-y-0.5">
      {entries.map(({ route, params, label, values }) => (
        <li key={pathTo(route, params)}>
          <Link
            to={pathTo(route, params) ?? '/'}
            className="hover:bg-base-200 -mx-2 flex min-h-10 items-center rounded-lg px-2 hover:underline"
          >
            {t(label, values)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The links that create something, and the groups of the menu at a glance. */
export const HomeLinks = () => {
  const { t } = useTranslation(['common', 'accounts.staff'])
  const { entries, groups } = useStaffMenu()
  const own = entries.filter(({ route }) => route !== 'home')
  const actions = useQuickActions()

  return (
    <div className="space-y-4 sm:space-y-6">
      {actions.length > 0 && (
        <nav
          aria-label={t('shell.quickCreate')}
          className="flex flex-wrap gap-2"
        >
          {actions.map(({ label, to }) => (
            <LinkButton key={to} to={to} look="outline" size="sm" icon={Plus}>
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {own.length > 0 && (
          <Card title={t('accounts.staff:home.quick')}>
            <Links entries={own} />
          </Card>
        )}
        {groups.map(({ label, entries: inGroup }) => (
          <Card key={label} title={t(label)}>
            <Links entries={inGroup} />
          </Card>
        ))}
      </div>
    </div>
  )
}
