import type { RefObject } from 'react'

import * as Popover from '@radix-ui/react-popover'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { useProfileMenu } from 'src/components/access/useProfileMenu'
import { WhatsNewLink } from 'src/components/Settings/Changelog/WhatsNewLink'
import { DataSaverSwitch } from 'src/components/ui/control/DataSaverSwitch'
import { LanguageSwitch } from 'src/components/ui/control/LanguageSwitch'
import { Link } from 'src/components/ui/control/Link'
import { ThemeSwitch } from 'src/components/ui/control/ThemeSwitch'
import { pathTo } from 'src/hooks/access/useMenu'
import { useMyName } from 'src/hooks/access/useMyName'
import { forgetStored, NOTE_DRAFTS } from 'src/lib/browser/storageKeys'
import { toast } from 'src/lib/browser/toast'

import { RoleSwitch } from './RoleSwitch'

type ProfilePopupProps = {
  /** The button that opens and closes the popup below it. */
  button: RefObject<HTMLButtonElement>
  onClose: () => void
}

const row =
  'hover:bg-base-200 flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-left text-sm'

const ProfilePopup = ({ button, onClose }: ProfilePopupProps) => {
  const { t } = useTranslation()
  const { currentUser, logOut } = useAuth()
  const { name } = useMyName()
  const entries = useProfileMenu()

  const onSignOut = async () => {
    try {
      await logOut()
    } catch {
      return void toast.error(t('shell.signOutFailed'))
    }
    forgetStored(NOTE_DRAFTS)
    // A full page load, so that none of the user's data stays in memory.
    location.assign(pathTo('login') ?? '/')
  }

  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('shell.profileMenu')}
          onOpenAutoFocus={(event) => {
            // Radix would skip the links.
            event.preventDefault()
            ;(event.target as HTMLElement).querySelector('a')?.focus()
          }}
          onCloseAutoFocus={() => button.current?.focus()}
          onInteractOutside={(event) => {
            // A click on the button closes the popup already. If this handler closed it too, the button would open it
            // again.
            if (button.current?.contains(event.target as Node)) {
              event.preventDefault()
            }
          }}
          className="panel shadow-float animate-rise z-40 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-2"
        >
          <div className="px-3 py-2">
            <p className="truncate font-semibold">{name}</p>
            <p className="text-muted truncate text-sm">
              {String(currentUser?.email ?? '')}
            </p>
          </div>
          <nav
            aria-label={t('shell.profileMenu')}
            className="border-base-300 border-t pt-2"
          >
            {entries.map(({ route, label, path }) => (
              <Popover.Close key={route} asChild>
                <Link to={path} className={row}>
                  {t(label)}
                </Link>
              </Popover.Close>
            ))}
            <Popover.Close asChild>
              <WhatsNewLink className={row} />
            </Popover.Close>
          </nav>
          <RoleSwitch onSwitch={onClose} />
          <div className="border-base-300 mt-2 space-y-2 border-t px-3 py-3 text-sm">
            <div className="flex items-center justify-between">
              {t('shell.language')}
              <LanguageSwitch />
            </div>
            <div className="flex items-center justify-between">
              {t('shell.theme')}
              <ThemeSwitch />
            </div>
            <DataSaverSwitch />
          </div>
          <div className="border-base-300 border-t pt-2">
            <button type="button" className={row} onClick={onSignOut}>
              <LogOut className="size-5" strokeWidth={1.75} aria-hidden />
              {t('action.signOut')}
            </button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

export default ProfilePopup
