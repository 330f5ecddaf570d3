import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from '@redwoodjs/router'

import { quickActions, type StaffEntry } from 'src/components/access/staffMenu'
import { LinkButton } from 'src/components/ui/Button/Button'
import { Card } from 'src/components/ui/Card/Card'
import { useAccess } from 'src/hooks/useAccess'
import { pathTo } from 'src/hooks/useMenu'
import { useStaffMenu } from 'src/hooks/useStaffMenu'

const Links = ({ entries }: { entries: StaffEntry[] }) => {
  const { t } = useTranslation(['common', 'people'])
  return (
    <ul className="space-y-0.5">
      {entries.map(({ route, label }) => (
        <li key={route}>
          <Link
            to={pathTo(route) ?? '/'}
            className="hover:bg-base-200 -mx-2 flex min-h-10 items-center rounded-lg px-2 hover:underline"
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The menu's groups again, at a glance, and what may be created. */
export const HomeLinks = () => {
  const { t } = useTranslation(['common', 'people'])
  const { can } = useAccess()
  const { entries, groups } = useStaffMenu()
  const own = entries.filter(({ route }) => route !== 'home')
  const actions = (Object.keys(quickActions) as (keyof typeof quickActions)[])
    .filter((route) => can(quickActions[route]))
    .map((route) => ({ route, path: pathTo(route) }))
    .filter(({ path }) => path)

  return (
    <div className="space-y-4 sm:space-y-6">
      {actions.length > 0 && (
        <nav
          aria-label={t('shell.quickCreate')}
          className="flex flex-wrap gap-2"
        >
          {actions.map(({ route, path }) => (
            <LinkButton
              key={route}
              to={path ?? '/'}
              look="outline"
              size="sm"
              icon={Plus}
            >
              {t(`people:quickCreate.${route}`)}
            </LinkButton>
          ))}
        </nav>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {own.length > 0 && (
          <Card title={t('people:home.quick')}>
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
