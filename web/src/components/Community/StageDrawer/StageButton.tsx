import { Suspense, useEffect, useState } from 'react'

import { Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { openStageDrawer, useIsStageDrawerOpen } from './stageDrawer'

const loadDrawer = () => import('./StageDrawer')
const StageDrawer = lazyPart(loadDrawer)

/** Shown in the top bar for the member role only (spec section 6); the drawer's code loads on demand. */
export const StageButton = () => {
  const { t } = useTranslation()
  const { currentUser } = useAuth()
  const role = useCurrentRole()
  const isOpen = useIsStageDrawerOpen()
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setIsWanted(true)
  }, [isOpen])

  if (role.name !== 'member') return null

  const stage = currentUser?.stage as { number: number } | null | undefined
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={openStageDrawer}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        className="border-base-300 hover:bg-base-200 flex h-10 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm font-semibold whitespace-nowrap"
      >
        <Zap
          className="fill-accent stroke-accent-content size-5 dark:stroke-accent"
          strokeWidth={1.25}
          aria-hidden
        />
        {t('menu.stage')} {stage?.number ?? 0}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <StageDrawer isOpen={isOpen} />
        </Suspense>
      )}
    </>
  )
}
