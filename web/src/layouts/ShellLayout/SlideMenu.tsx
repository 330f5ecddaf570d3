import { useEffect, useRef } from 'react'

import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { isGroup, shownItems } from 'src/components/access/shownItems'
import { slideMenuOf, type MenuFacts } from 'src/components/access/slideMenu'
import { Drawer } from 'src/components/ui/feedback/Drawer'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useDuties } from 'src/hooks/access/useDuties'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'
import {
  MenuIcon,
  MenuRow,
  menuRow,
  MenuRowGroup,
} from 'src/layouts/parts/MenuRow'

const SETTINGS: Doc<'ShellSettingsQuery'> = gql`
  query ShellSettingsQuery {
    challengeBuddies: defaultSettingByName(name: "enable-challenge-buddies") {
      id
      value
    }
    affiliate: defaultSettingByName(name: "enable-affiliate") {
      id
      value
    }
    community: defaultSettingByName(name: "community-link") {
      id
      value
    }
    bonuses: myCourse(id: 136) {
      id
    }
  }
`

type SlideMenuProps = { isOpen: boolean; onClose: () => void }

const SlideMenu = ({ isOpen, onClose }: SlideMenuProps) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
  const { currentUser } = useAuth()
  const { pathname } = useLocation()
  const role = useCurrentRole().name ?? ''
  const isShown = useIsShown()
  const duties = useDuties()
  const { data } = useQuery(SETTINGS, { errorPolicy: 'all' })
  const isOn = (setting?: { value: string } | null) => setting?.value === 'true'
  const communityLink =
    currentUser?.isFastTrackStudent && data?.community?.value

  // Closes the menu after a navigation.
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    onClose()
  }, [pathname, onClose])

  const items = shownItems(
    slideMenuOf({
      ...(currentUser as unknown as MenuFacts),
      ...duties,
      role,
      hasBonuses: !!data?.bonuses,
      settings: {
        challengeBuddies: isOn(data?.challengeBuddies),
        affiliate: isOn(data?.affiliate),
      },
    }),
    isShown
  )

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.mainMenu')}
      side="left"
    >
      <nav aria-label={t('shell.mainMenu')} className="-mx-2 space-y-1">
        {items.map((item) =>
          isGroup(item) ? (
            <MenuRowGroup key={item.label} group={item} isOpen />
          ) : (
            <MenuRow key={pathTo(item.route, item.params)} entry={item} />
          )
        )}
        {communityLink && (
          <a
            href={communityLink}
            target="_blank"
            rel="noreferrer"
            className={menuRow}
          >
            <MenuIcon icon={ExternalLink} />
            {t('menu.communitySupport')}
          </a>
        )}
      </nav>
    </Drawer>
  )
}

export default SlideMenu
