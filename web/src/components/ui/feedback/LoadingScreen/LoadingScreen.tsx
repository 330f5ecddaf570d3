import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { LogoMark } from 'src/components/ui/layout/Logo/Logo'

import { loadingScreenMs } from './loadingScreenMs'

import {
  LOADING_SCREEN_MS,
  LOADING_TEXT_WRAP_CHARACTERS,
  OVERLAY_EXIT_MS,
} from '$api/src/shared/constants'

type LoadingScreenProps = { text?: string; duration?: number }

/** Covers a page that is already mounted and loading. The screen takes neither the focus nor keys. */
export const LoadingScreen = ({
  text,
  duration = LOADING_SCREEN_MS,
}: LoadingScreenProps) => {
  const { t } = useTranslation()
  const [ms] = useState(() => loadingScreenMs(duration))
  const [phase, setPhase] = useState<'shown' | 'leaving' | 'gone'>(
    ms > 0 ? 'shown' : 'gone'
  )

  useEffect(() => {
    if (ms <= 0) return
    const leaving = setTimeout(() => setPhase('leaving'), ms)
    const gone = setTimeout(() => setPhase('gone'), ms + OVERLAY_EXIT_MS)
    return () => {
      clearTimeout(leaving)
      clearTimeout(gone)
    }
  }, [ms])

  if (phase === 'gone') return null

  const words = text ?? t('state.loading')
  const direction =
    words.length > LOADING_TEXT_WRAP_CHARACTERS ? 'flex-col' : 'flex-row'
  return (
    <div
      role="status"
      data-testid="loading-screen"
      className={`bg-base-200 fixed inset-0 z-50 flex items-center justify-center gap-4 p-6 text-center transition-opacity ${direction} ${phase === 'leaving' ? 'pointer-events-none opacity-0' : ''}`}
      style={{ transitionDuration: `${OVERLAY_EXIT_MS}ms` }}
    >
      <LogoMark className="size-14 animate-pulse" />
      <p className="max-w-md text-lg font-medium text-balance">{words}</p>
    </div>
  )
}
