import { useCallback, useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'

import { PlayerFrame } from './PlayerFrame'
import { PlayerPoster } from './PlayerPoster'
import { playerOf, type PlayerState } from './players'

type VideoPlayerProps = {
  embedUrl: string
  /** The accessible name. */
  name: string
  posterUrl?: string | null
  /** The position where the learner stopped, in seconds. */
  positionSec?: number
  videoSeconds?: number | null
  playback?: Playback
  onState?: (state: PlayerState) => void
}

/** A video of another host: shows our poster until pressed. */
export const VideoPlayer = ({
  embedUrl,
  name,
  posterUrl,
  positionSec = 0,
  videoSeconds,
  playback,
  onState,
}: VideoPlayerProps) => {
  const { t } = useTranslation('learning')
  // `turn` changes with every jump, so that jumping to the same second twice works.
  const [start, setStart] = useState<{ from: number; turn: number }>()
  const playFrom = useCallback(
    (from: number) =>
      setStart((known) => ({
        from: Math.floor(from),
        turn: (known?.turn ?? 0) + 1,
      })),
    []
  )

  useEffect(() => {
    if (!playback) return
    playback.jump.current = playFrom
    return () => {
      playback.jump.current = undefined
    }
  }, [playback, playFrom])

  const tell = (state: PlayerState) => {
    if (playback) playback.now.current = state.seconds
    onState?.(state)
  }

  return start ? (
    <PlayerFrame
      key={start.turn}
      embedUrl={embedUrl}
      name={name}
      from={start.from}
      onState={tell}
    />
  ) : (
    <PlayerPoster
      name={name}
      posterUrl={posterUrl}
      positionSec={positionSec}
      videoSeconds={videoSeconds}
      note={t('video.loads', { host: playerOf(embedUrl).name })}
      onPlay={playFrom}
    />
  )
}
