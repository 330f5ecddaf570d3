import { useRef, useState } from 'react'

import { Headphones } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PlayTrouble } from 'src/components/Learning/Lessons/FilePlayer/PlayTrouble'
import { SpeedSelect } from 'src/components/Learning/Lessons/FilePlayer/SpeedSelect'
import { useFreshSource } from 'src/components/Learning/Lessons/FilePlayer/useFreshSource'
import { useMediaState } from 'src/components/Learning/Lessons/FilePlayer/useMediaState'
import { useSpeed } from 'src/components/Learning/Lessons/FilePlayer/useSpeed'
import type { PlayerState } from 'src/components/Learning/Lessons/VideoPlayer/players'
import { Button } from 'src/components/ui/control/Button/Button'

import { fileSize } from '$api/src/shared/text/fileSize'

type LessonAudioProps = {
  file: { url: string; size: number }
  freshUrl: () => Promise<string | undefined>
  name: string
  positionSec?: number
  onState?: (state: PlayerState) => void
}

const Listening = ({
  file,
  freshUrl,
  name,
  positionSec = 0,
  onState,
}: LessonAudioProps) => {
  const audio = useRef<HTMLAudioElement>(null)
  const source = useFreshSource({
    media: audio,
    url: file.url,
    freshUrl,
    from: positionSec,
  })
  const [speed, setSpeed] = useSpeed(audio)
  const states = useMediaState({ media: audio, onState })
  return (
    <div className="relative mt-3 flex flex-wrap items-center gap-3">
      {/* The transcript takes the place of captions. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={source.src}
        aria-label={name}
        controls
        className="min-w-0 flex-1"
        onLoadedMetadata={source.onLoadedMetadata}
        onError={source.onError}
        {...states}
      />
      <SpeedSelect speed={speed} onChange={setSpeed} />
      {source.hasFailed && <PlayTrouble onRetry={source.retry} />}
    </div>
  )
}

/** The lesson as audio, which uses a fraction of the video's data. */
export const LessonAudio = (props: LessonAudioProps) => {
  const { t } = useTranslation('learning')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="audio-title" className="panel p-4 sm:px-6">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="audio-title" className="text-base">
            {t('audio.title')}
          </h2>
          <p className="text-muted text-sm">
            {t('audio.help', { size: fileSize(props.file.size) })}
          </p>
        </div>
        {!isOpen && (
          <Button
            size="sm"
            icon={Headphones}
            onClick={() => setIsOpen(true)}
            aria-label={t('audio.listenTo', { lesson: props.name })}
          >
            {t('audio.listen')}
          </Button>
        )}
      </div>
      {isOpen && <Listening {...props} />}
    </section>
  )
}
