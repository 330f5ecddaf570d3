import { useTranslation } from 'react-i18next'

import type { MenuEntry } from 'src/components/access/menu'
import { MenuLink } from 'src/layouts/parts/MenuLink'

import { SlideMenuButton } from './SlideMenuButton'

const COLUMNS = 5

/** Whether the bottom bar of phones has room for "More", which otherwise stands in the header. */
export const hasMore = ({ length }: MenuEntry[]) =>
  length > 1 && length < COLUMNS

const column =
  'not-aria-[current]:text-muted flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs'

/** The top menu as a bottom bar on phones, within reach of the thumb. */
export const BottomBar = ({ entries }: { entries: MenuEntry[] }) => {
  const { t } = useTranslation()
  if (entries.length < 2) return null

  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="bg-base-100 border-base-300 fixed inset-x-0 bottom-0 z-30 flex border-t pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {entries.slice(0, COLUMNS).map((entry) => {
        const { route, label, shortLabel, icon: Icon } = entry
        return (
          <MenuLink
            key={route}
            entry={entry}
            currentClassName="text-primary font-semibold"
            className={column}
          >
            {Icon && (
              <Icon
                className="size-5 shrink-0"
                strokeWidth={1.75}
                aria-hidden
              />
            )}
            <span className="w-full truncate px-0.5 text-center tracking-tight">
              {t(shortLabel ?? label)}
            </span>
          </MenuLink>
        )
      })}
      {hasMore(entries) && <SlideMenuButton isInBar className={column} />}
    </nav>
  )
}
