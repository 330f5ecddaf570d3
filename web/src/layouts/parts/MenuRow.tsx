import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { MenuGroup, StaffEntry } from 'src/components/access/menu'

import { MenuLink } from './MenuLink'

/** How a row of a menu's column looks, be it a link or a group's heading. */
export const menuRow =
  'hover:bg-base-200 flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 lg:min-h-10'

export const MenuIcon = ({ icon: Icon }: { icon?: LucideIcon }) =>
  Icon ? (
    <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
  ) : null

type MenuRowProps = {
  entry: StaffEntry
  /** Below a group's heading: no icon, its words beneath the heading's. */
  isInGroup?: boolean
}

/** One entry of a menu's column; the page one is on stands out. */
export const MenuRow = ({ entry, isInGroup }: MenuRowProps) => {
  const { t } = useTranslation(['common', 'people'])
  return (
    <MenuLink
      entry={entry}
      className={`${menuRow} ${isInGroup ? 'pl-11' : ''}`}
      currentClassName="bg-secondary! text-secondary-content font-semibold"
    >
      {!isInGroup && <MenuIcon icon={entry.icon} />}
      {t(entry.label, entry.values)}
    </MenuLink>
  )
}

type MenuRowGroupProps = { group: MenuGroup; isOpen?: boolean }

/** A heading that folds the entries below it away. */
export const MenuRowGroup = ({
  group: { label, icon, entries },
  isOpen,
}: MenuRowGroupProps) => {
  const { t } = useTranslation(['common', 'people'])
  return (
    <details open={isOpen} className="group">
      <summary
        className={`${menuRow} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        <MenuIcon icon={icon} />
        {t(label)}
        <ChevronDown
          className="text-muted ml-auto size-4 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="mt-1 space-y-1">
        {entries.map((entry) => (
          <MenuRow key={entry.route} entry={entry} isInGroup />
        ))}
      </div>
    </details>
  )
}
