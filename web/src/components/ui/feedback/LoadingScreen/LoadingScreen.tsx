import { useTranslation } from 'react-i18next'

import { LogoMark } from 'src/components/ui/layout/Logo'

import type { LoadingPhase } from './useLoadingScreen'

import {
  LOADING_TEXT_WRAP_CHARACTERS,
  OVERLAY_EXIT_MS,
} from '$api/src/shared/constants'

type LoadingScreenProps = { phase: LoadingPhase; text?: string }

/** Covers a page that is already mounted and loading. The screen takes neither the focus nor keys. */
export const LoadingScreen = ({ phase, text }: LoadingScreenProps) => {
  const { t } = useTranslation()
  if (phase === 'gone') return null

  const loadingScreenText = text ?? t('state.loading')
  const direction =
    loadingScreenText.length > LOADING_TEXT_WRAP_CHARACTERS
      ? 'flex-col'
      : 'flex-row'
  return (
    <div
      role="status"
      data-testid="loading-screen"
      className={`bg-base-200 fixed inset-0 z-50 flex items-center justify-center gap-4 p-6 text-center transition-opacity ${direction} ${phase === 'leaving' ? 'pointer-events-none opacity-0' : ''}`}
      style={{ transitionDuration: `${OVERLAY_EXIT_MS}ms` }}
    >
      <LogoMark className="size-14 animate-pulse" />
      <p className="max-w-md text-lg font-medium text-balance">
        {loadingScreenText}
      </p>
    </div>
  )
}
