import { Suspense, useState } from 'react'

import { Menu as MenuIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { lazyPart } from 'src/lib/loading/lazyPart'

const loadMenu = () => import('./SlideMenu')
const SlideMenu = lazyPart(loadMenu)

/** Opens the learners' slide-out menu, which loads when the pointer comes near. */
export const SlideMenuButton = () => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        iconOnly
        icon={MenuIcon}
        className="-ml-2"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
      >
        {t('shell.openMenu')}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <SlideMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
