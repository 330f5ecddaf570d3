import { useTranslation } from 'react-i18next'

import type { MenuEntry } from 'src/components/access/menu'
import { MenuLink } from 'src/layouts/parts/MenuLink'

export const TopMenu = ({ entries }: { entries: MenuEntry[] }) => {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="ml-6 flex h-full gap-1 max-lg:hidden"
    >
      {entries.map((entry) => (
        <MenuLink
          key={entry.route}
          entry={entry}
          className="not-aria-[current]:text-muted not-aria-[current]:border-transparent hover:text-base-content flex items-center border-b-2 px-3 text-sm whitespace-nowrap"
          currentClassName="border-primary text-base-content font-semibold"
        >
          {t(entry.label)}
        </MenuLink>
      ))}
    </nav>
  )
}
