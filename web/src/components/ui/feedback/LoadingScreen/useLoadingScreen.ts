import { useEffect, useState } from 'react'

import { whenPageReady } from 'src/lib/loading/pageReady'

import { loadingScreenMs } from './loadingScreenMs'
import { hasSeenLoadingScreen, rememberLoadingScreen } from './visit'

import { LOADING_SCREEN_MS, OVERLAY_EXIT_MS } from '$api/src/shared/constants'

export type LoadingPhase = 'shown' | 'leaving' | 'gone'

/**
 * The phase of the loading screen: it leaves as soon as the page beneath has rendered its data, at the latest after
 * `loadingScreenDuration` milliseconds, and it shows once per visit.
 */
export const useLoadingScreen = (
  loadingScreenDuration = LOADING_SCREEN_MS
): LoadingPhase => {
  const [ms] = useState(() => loadingScreenMs(loadingScreenDuration))
  const [phase, setPhase] = useState<LoadingPhase>(() =>
    ms > 0 && !hasSeenLoadingScreen() ? 'shown' : 'gone'
  )

  useEffect(() => {
    if (phase !== 'shown') return
    rememberLoadingScreen()
    const leave = () => setPhase('leaving')
    const stopWaiting = whenPageReady(document, leave)
    const timer = setTimeout(leave, ms)
    return () => {
      stopWaiting()
      clearTimeout(timer)
    }
  }, [ms, phase])

  useEffect(() => {
    if (phase !== 'leaving') return
    const timer = setTimeout(() => setPhase('gone'), OVERLAY_EXIT_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return phase
}
