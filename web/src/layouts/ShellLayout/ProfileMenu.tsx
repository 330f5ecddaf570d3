import { lazy, Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import type { MenuEntry } from 'src/components/access/menu'
import { Avatar } from 'src/components/ui/Avatar/Avatar'

const ProfilePopup = lazy(() => import('./ProfilePopup'))

export const useMyName = () => {
  const { currentUser } = useAuth()
  const name = [currentUser?.firstName, currentUser?.lastName]
    .filter(Boolean)
    .join(' ')
  return {
    name: name || String(currentUser?.email ?? ''),
    picture: currentUser?.profileImage as string | undefined,
  }
}

/** The picture stands at once; what opens from it comes after the page. */
export const ProfileMenu = ({ entries }: { entries: MenuEntry[] }) => {
  const { t } = useTranslation()
  const { name, picture } = useMyName()
  const button = (
    <button
      type="button"
      aria-label={t('shell.profileMenu')}
      className="flex cursor-pointer items-center rounded-full p-0.5"
    >
      <Avatar name={name} src={picture} />
    </button>
  )
  return (
    <Suspense fallback={button}>
      <ProfilePopup entries={entries} button={button} />
    </Suspense>
  )
}
