import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { MenuGroup, StaffEntry } from 'src/components/access/menu'

import { MenuLink } from './MenuLink'

/** The style of a row in a menu's column, for links and group headings. */
export const menuRow =
  'hover:bg-base-200 flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 lg:min-h-10'

export const MenuIcon = ({ icon: Icon }: { icon?: LucideIcon }) =>
  Icon ? (
    <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
  ) : null

type MenuRowProps = {
  entry: StaffEntry
  /**
   * Whether the entry is below a group heading. Such an entry has no icon, and its text aligns with the heading's text.
   */
  isInGroup?: boolean
}

/** An entry in the column of a menu. The current page's entry is highlighted. */
export const MenuRow = ({ entry, isInGroup }: MenuRowProps) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
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

/** A heading that collapses the entries below it. */
export const MenuRowGroup = ({
  group: { label, icon, entries },
  isOpen,
}: MenuRowGroupProps) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
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
