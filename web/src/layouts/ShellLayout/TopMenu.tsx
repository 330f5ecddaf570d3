import { useTranslation } from 'react-i18next'

import { NavLink } from '@redwoodjs/router'

import type { MenuEntry } from 'src/components/access/menu'
import { pathTo } from 'src/hooks/useMenu'

export const TopMenu = ({ entries }: { entries: MenuEntry[] }) => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('shell.mainMenu')} className="ml-6 flex h-full gap-1 max-lg:hidden">
      {entries.map(({ route, label }) => (
        <NavLink
          key={route}
          to={pathTo(route) ?? '/'}
          activeClassName="border-primary! text-base-content! font-semibold"
          activeMatchParams={[]}
          className="text-muted hover:text-base-content flex items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap"
        >
          {t(label)}
        </NavLink>
      ))}
    </nav>
  )
}
