import { useEffect, useRef } from 'react'

import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { pathTo } from 'src/hooks/useMenu'
import { useStaffMenu } from 'src/hooks/useStaffMenu'
import { isWithin, MenuLink } from 'src/layouts/parts/MenuLink'

type SideNavigationProps = {
  /** On desktop: 288 px, or out of the way. */
  isWide: boolean
  /** On phones: slid in over the page. */
  isOpen: boolean
  onClose: () => void
}

const RowIcon = ({ icon: Icon }: { icon?: LucideIcon }) =>
  Icon ? (
    <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
  ) : null

const row =
  'hover:bg-base-200 flex min-h-10 items-center gap-3 rounded-lg px-3 py-2 text-sm'
const current = 'bg-secondary! text-secondary-content font-semibold'

const SideNavigation = ({ isWide, isOpen, onClose }: SideNavigationProps) => {
  const { t } = useTranslation(['common', 'people'])
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
        <nav aria-label={t('shell.mainMenu')} className="space-y-1">
          {entries.map((entry) => (
            <MenuLink
              key={pathTo(entry.route, entry.params)}
              entry={entry}
              className={row}
              currentClassName={current}
            >
              <RowIcon icon={entry.icon} />
              {t(entry.label, entry.values)}
            </MenuLink>
          ))}
          {groups.map(({ label, icon, entries: inGroup }) => (
            <details
              key={label}
              open={
                groups.length < 4 ||
                inGroup.some((entry) => isWithin(pathname, entry)) ||
                undefined
              }
              className="group"
            >
              <summary
                className={`${row} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
              >
                <RowIcon icon={icon} />
                {t(label)}
                <ChevronDown
                  className="text-muted ml-auto size-4 transition-transform group-open:rotate-180"
                  aria-hidden
                />
              </summary>
              <div className="mt-1 space-y-1">
                {inGroup.map((entry) => (
                  <MenuLink
                    key={entry.route}
                    entry={entry}
                    className={`${row} pl-11`}
                    currentClassName={current}
                  >
                    {t(entry.label)}
                  </MenuLink>
                ))}
              </div>
            </details>
          ))}
        </nav>
      </aside>
    </>
  )
}

export default SideNavigation
