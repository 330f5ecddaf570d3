import { Suspense, useState } from 'react'

import { Menu as MenuIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { lazyPart } from 'src/lib/loading/lazyPart'

const loadMenu = () => import('./SlideMenu')
const SlideMenu = lazyPart(loadMenu)

type SlideMenuButtonProps = {
  /** In the bottom bar it says "More" below its sign; in the header it is the sign alone. */
  isInBar?: boolean
  className?: string
}

/** Opens the learners' slide-out menu, which loads when the pointer comes near. */
export const SlideMenuButton = ({
  isInBar = false,
  className = '-ml-2',
}: SlideMenuButtonProps) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const opening = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: loadMenu,
    onFocus: loadMenu,
    onClick: () => {
      setIsWanted(true)
      setIsOpen(true)
    },
  } as const
  return (
    <>
      {isInBar ? (
        <button type="button" className={className} {...opening}>
          <MenuIcon className="size-5" strokeWidth={1.75} aria-hidden />
          {t('shell.more')}
        </button>
      ) : (
        <Button
          look="ghost"
          iconOnly
          icon={MenuIcon}
          className={className}
          {...opening}
        >
          {t('shell.openMenu')}
        </Button>
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <SlideMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
