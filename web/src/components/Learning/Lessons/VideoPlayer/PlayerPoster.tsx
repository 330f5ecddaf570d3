import type { ReactNode } from 'react'

import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { clockTime } from 'src/components/Learning/duration'
import { Button } from 'src/components/ui/control/Button/Button'
import { Cover } from 'src/components/ui/layout/Cover'
import { useSavesData } from 'src/hooks/browser/useSavesData'

type PlayerPosterProps = {
  /** The accessible name. */
  name: string
  posterUrl?: string | null
  /** The position where the learner stopped, in seconds. */
  positionSec: number
  videoSeconds?: number | null
  /** The effect of pressing, or the amount of data that the video uses. */
  note: ReactNode
  /** Called with the second to start at. */
  onPlay: (from: number) => void
}

/**
 * Our own picture, shown until the learner presses it. Until then the player is not loaded, and no other host learns of
 * the visit.
 */
export const PlayerPoster = ({
  name,
  posterUrl,
  positionSec,
  videoSeconds,
  note,
  onPlay,
}: PlayerPosterProps) => {
  const { t } = useTranslation('learning')
  const savesData = useSavesData()
  const hasEnded = !!videoSeconds && positionSec >= videoSeconds - 5
  const resumeAt = hasEnded ? 0 : Math.floor(positionSec)

  return (
    <div>
      <button
        type="button"
        onClick={() => onPlay(resumeAt)}
        aria-label={t('video.play', { lesson: name })}
        className="group bg-neutral relative block aspect-video w-full cursor-pointer overflow-hidden rounded-xl"
      >
        <Cover
          src={savesData ? null : posterUrl}
          eager
          className="size-full opacity-60"
        />
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-3">
          <span className="bg-primary text-primary-content shadow-float grid size-16 place-items-center rounded-full transition-transform group-hover:scale-105">
            <Play
              className="ml-1 size-8 fill-current"
              strokeWidth={1.5}
              aria-hidden
            />
          </span>
          {resumeAt > 0 && (
            <span className="rounded-full bg-black/75 px-3 py-1 text-sm font-semibold text-white tabular-nums">
              {t('video.resume', { time: clockTime(resumeAt) })}
            </span>
          )}
        </span>
        {!!videoSeconds && (
          <span className="absolute right-3 bottom-3 rounded bg-black/75 px-2 py-0.5 text-sm text-white tabular-nums">
            {clockTime(videoSeconds)}
          </span>
        )}
      </button>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-xs">{note}</p>
        {resumeAt > 0 && (
          <Button look="ghost" size="sm" onClick={() => onPlay(0)}>
            {t('video.fromStart')}
          </Button>
        )}
      </div>
    </div>
  )
}
