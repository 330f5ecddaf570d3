import { Suspense, useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Avatar } from 'src/components/ui/layout/Avatar'
import { useMyName } from 'src/hooks/access/useMyName'
import { lazyPart } from 'src/lib/loading/lazyPart'

const loadPopup = () => import('./ProfilePopup')
const ProfilePopup = lazyPart(loadPopup)

/** The user's picture, which shows at once, and its popup, which loads when the pointer comes near. */
export const ProfileMenu = () => {
  const { t } = useTranslation()
  const { name, picture } = useMyName()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('shell.profileMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadPopup}
        onFocus={loadPopup}
        onClick={() => setIsOpen(!isOpen)}
        className="flex cursor-pointer items-center rounded-full p-0.5"
      >
        <Avatar name={name} src={picture} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProfilePopup button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
