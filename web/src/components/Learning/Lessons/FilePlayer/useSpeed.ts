import { useEffect, type RefObject } from 'react'

import { useStored } from 'src/hooks/browser/useStored'
import { store, storageKeys } from 'src/lib/browser/storageKeys'

/** The playback speed, remembered for all lessons. */
export const useSpeed = (media: RefObject<HTMLMediaElement>) => {
  const speed = useStored<number>(storageKeys.playbackRate) ?? 1

  useEffect(() => {
    if (!media.current) return
    // The default rate also applies when the source changes.
    media.current.defaultPlaybackRate = speed
    media.current.playbackRate = speed
  }, [media, speed])

  return [
    speed,
    (next: number) => store(storageKeys.playbackRate, next),
  ] as const
}
