import { useEffect, useRef, useState } from 'react'

import { Captions as CaptionsIcon, Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PlayerPoster } from 'src/components/Learning/Lessons/VideoPlayer/PlayerPoster'
import type { PlayerState } from 'src/components/Learning/Lessons/VideoPlayer/players'
import { Button } from 'src/components/ui/control/Button/Button'

import type { Playback } from './playback'
import { PlayerKeyList } from './PlayerKeyList'
import { PlayTrouble } from './PlayTrouble'
import { SpeedSelect } from './SpeedSelect'
import { useCaptions } from './useCaptions'
import { useFreshSource } from './useFreshSource'
import { useMediaState } from './useMediaState'
import { usePlayerActs } from './usePlayerActs'
import { useSpeed } from './useSpeed'

import { fileSize } from '$api/src/shared/text/fileSize'
import type { Lang } from '$api/src/shared/text/language'

type FilePlayerProps = {
  file: { url: string; size: number }
  freshUrl: () => Promise<string | undefined>
  captions: readonly { lang: Lang; vtt: string }[]
  name: string
  posterUrl?: string | null
  positionSec?: number
  videoSeconds?: number | null
  playback?: Playback
  onState?: (state: PlayerState) => void
}

type PlayingProps = Omit<FilePlayerProps, 'posterUrl' | 'positionSec'> & {
  from: number
}

const Playing = ({
  file,
  freshUrl,
  captions,
  name,
  playback,
  onState,
  from,
}: PlayingProps) => {
  const { t } = useTranslation('learning')
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const source = useFreshSource({ media: video, url: file.url, freshUrl, from })
  const [speed, setSpeed] = useSpeed(video)
  const track = useCaptions(video, captions)
  const states = useMediaState({ media: video, playback, onState })
  const onKeyDown = usePlayerActs({
    box,
    video,
    speed,
    setSpeed,
    toggleCaptions: track.toggle,
  })
  // Focus moves to the player when play is pressed, so that its keys work at once.
  useEffect(() => video.current?.focus(), [])

  return (
    <div ref={box} data-player onKeyDownCapture={onKeyDown}>
      <div className="relative">
        {/* Captions are added by useCaptions, where the lesson has them. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          src={source.src}
          aria-label={name}
          controls
          playsInline
          preload="auto"
          tabIndex={0}
          className="bg-neutral block aspect-video w-full rounded-xl"
          onLoadedMetadata={source.onLoadedMetadata}
          onError={source.onError}
          {...states}
        />
        {source.hasFailed && <PlayTrouble onRetry={source.retry} />}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SpeedSelect speed={speed} onChange={setSpeed} />
        {track.hasCaptions && (
          <Button
            look={track.isOn ? 'secondary' : 'ghost'}
            size="sm"
            icon={CaptionsIcon}
            aria-pressed={track.isOn}
            onClick={track.toggle}
          >
            {t('player.captions')}
          </Button>
        )}
        <Button
          look="ghost"
          size="sm"
          icon={Keyboard}
          className="max-sm:hidden"
          onClick={() => setShowsKeys(true)}
        >
          {t('player.keys')}
        </Button>
      </div>
      {showsKeys && <PlayerKeyList onClose={() => setShowsKeys(false)} />}
    </div>
  )
}

/**
 * An uploaded video: our poster and the size of the file until the learner presses play, then the player with our keys.
 */
export const FilePlayer = ({
  posterUrl,
  positionSec = 0,
  ...playing
}: FilePlayerProps) => {
  const { t } = useTranslation('learning')
  const [from, setFrom] = useState<number>()
  const { name, videoSeconds, file, playback } = playing

  useEffect(() => {
    if (!playback || from !== undefined) return
    playback.jump.current = setFrom
    return () => {
      playback.jump.current = undefined
    }
  }, [playback, from])

  return from === undefined ? (
    <PlayerPoster
      name={name}
      posterUrl={posterUrl}
      positionSec={positionSec}
      videoSeconds={videoSeconds}
      note={t('player.size', { size: fileSize(file.size) })}
      onPlay={setFrom}
    />
  ) : (
    <Playing {...playing} from={from} />
  )
}
