import { useEffect, type RefObject } from 'react'

import { useStored } from 'src/hooks/useStored'
import { store, storageKeys } from 'src/lib/storageKeys'

/** How fast it plays, on every lesson from then on. */
export const useSpeed = (media: RefObject<HTMLMediaElement>) => {
  const speed = useStored<number>(storageKeys.playbackRate) ?? 1

  useEffect(() => {
    if (!media.current) return
    // The default is what another source begins with.
    media.current.defaultPlaybackRate = speed
    media.current.playbackRate = speed
  }, [media, speed])

  return [
    speed,
    (next: number) => store(storageKeys.playbackRate, next),
  ] as const
}
