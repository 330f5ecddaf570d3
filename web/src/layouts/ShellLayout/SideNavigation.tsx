import { useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { useStaffMenu } from 'src/components/access/useStaffMenu'
import { Drawer } from 'src/components/ui/feedback/Drawer'
import { pathTo } from 'src/hooks/access/useMenu'
import { isWithin, sectionAt } from 'src/layouts/parts/MenuLink'
import { MenuRow, MenuRowGroup } from 'src/layouts/parts/MenuRow'

type SideNavigationProps = {
  /** On desktops: whether the navigation is shown, 288 px wide. */
  isWide: boolean
  /** On phones: whether the navigation is open, as a drawer over the page. */
  isOpen: boolean
  onClose: () => void
  /** Takes the label of the current entry, or '' on a page outside the menu. */
  onSection: (label: string) => void
}

const SideNavigation = ({
  isWide,
  isOpen,
  onClose,
  onSection,
}: SideNavigationProps) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
  // Loads the refusals that only staff read, without waiting for them.
  useTranslation('errors.staff', { useSuspense: false })
  const { pathname } = useLocation()
  const { entries, groups } = useStaffMenu()
  const section = sectionAt(pathname, [
    ...entries,
    ...groups.flatMap((group) => group.entries),
  ])
  const label = section ? t(section.label) : ''
  useEffect(() => onSection(label), [label, onSection])

  const menu = (
    <nav aria-label={t('shell.mainMenu')} className="space-y-1 lg:text-sm">
      {entries.map((entry) => (
        <MenuRow key={pathTo(entry.route, entry.params)} entry={entry} />
      ))}
      {groups.map((group) => (
        <MenuRowGroup
          key={group.label}
          group={group}
          isOpen={
            groups.length < 4 ||
            group.entries.some((entry) => isWithin(pathname, entry)) ||
            undefined
          }
        />
      ))}
    </nav>
  )

  return (
    <>
      <aside
        id="side-navigation"
        className={`bg-base-100 border-base-300 sticky top-16 h-[calc(100dvh-4rem)] w-72 shrink-0 overflow-y-auto border-r p-3 max-lg:hidden ${isWide ? '' : 'hidden'}`}
      >
        {menu}
      </aside>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={t('shell.mainMenu')}
        side="left"
      >
        {menu}
      </Drawer>
    </>
  )
}

export default SideNavigation
