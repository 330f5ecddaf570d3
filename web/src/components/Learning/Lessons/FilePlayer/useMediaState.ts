import { useEffect, type RefObject, type SyntheticEvent } from 'react'

import type { PlayerState } from 'src/components/Learning/Lessons/VideoPlayer/players'

import type { Playback } from './playback'

type MediaState = {
  media: RefObject<HTMLMediaElement>
  playback?: Playback
  onState?: (state: PlayerState) => void
}

const pauseOthers = (playing: HTMLMediaElement) => {
  for (const other of document.querySelectorAll<HTMLMediaElement>(
    'video, audio'
  ))
    if (other !== playing) other.pause()
}

/** Reports the position of a media element, and lets notes jump to another one. */
export const useMediaState = ({ media, playback, onState }: MediaState) => {
  useEffect(() => {
    if (!playback) return
    playback.jump.current = (seconds) => {
      if (!media.current) return
      media.current.currentTime = seconds
      void media.current.play()?.catch(() => {})
    }
    return () => {
      playback.jump.current = undefined
    }
  }, [media, playback])

  const tell =
    (isPlaying?: boolean) =>
    ({ currentTarget: on }: SyntheticEvent<HTMLMediaElement>) => {
      if (playback) playback.now.current = on.currentTime
      onState?.({
        seconds: on.currentTime,
        duration: Number.isFinite(on.duration) ? on.duration : undefined,
        isPlaying: isPlaying ?? !on.paused,
      })
    }

  return {
    onPlay: (event: SyntheticEvent<HTMLMediaElement>) => {
      pauseOthers(event.currentTarget)
      tell(true)(event)
    },
    onTimeUpdate: tell(),
    onPause: tell(false),
    onEnded: tell(false),
  }
}
