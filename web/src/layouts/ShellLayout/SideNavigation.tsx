import { useEffect, useRef } from 'react'

import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { pathTo } from 'src/hooks/useMenu'
import { useStaffMenu } from 'src/hooks/useStaffMenu'
import { isWithin } from 'src/layouts/parts/MenuLink'
import { MenuRow, MenuRowGroup } from 'src/layouts/parts/MenuRow'

type SideNavigationProps = {
  /** On desktop: 288 px, or out of the way. */
  isWide: boolean
  /** On phones: slid in over the page. */
  isOpen: boolean
  onClose: () => void
}

const SideNavigation = ({ isWide, isOpen, onClose }: SideNavigationProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { entries, groups } = useStaffMenu()
  const panel = useRef<HTMLElement>(null)

  // The focus goes in once, and back to where it came from unless it has gone on by itself.
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement as HTMLElement | null
    const inside = panel.current
    inside?.querySelector('a')?.focus()
    return () => {
      if (inside?.contains(document.activeElement)) opener?.focus()
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, onClose])

  return (
    <>
      {isOpen && (
        <div
          className="animate-enter fixed inset-0 top-16 z-20 bg-black/40 lg:hidden"
          onClick={onClose}
          aria-hidden="true"
        />
      )}
      <aside
        id="side-navigation"
        ref={panel}
        className={`bg-base-100 border-base-300 fixed top-16 bottom-0 left-0 z-20 w-72 max-w-[85vw] shrink-0 overflow-y-auto border-r p-3 transition-transform lg:sticky lg:h-[calc(100dvh-4rem)] lg:max-w-none lg:transition-none ${isOpen ? '' : 'max-lg:invisible max-lg:-translate-x-full'} ${isWide ? '' : 'lg:hidden'}`}
      >
        <nav aria-label={t('shell.mainMenu')} className="space-y-1 text-sm">
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
      </aside>
    </>
  )
}

export default SideNavigation
