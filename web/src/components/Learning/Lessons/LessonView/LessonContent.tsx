import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FilePlayer } from 'src/components/Learning/Lessons/FilePlayer/FilePlayer'
import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import type { PlayerState } from 'src/components/Learning/Lessons/VideoPlayer/players'
import { VideoPlayer } from 'src/components/Learning/Lessons/VideoPlayer/VideoPlayer'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { useSavesData } from 'src/hooks/browser/useSavesData'

import type { Content, FreshLinks } from './content'
import { LessonAudio } from './LessonAudio'
import { LessonFileList } from './LessonFileList'
import { isPicture, LessonPictures } from './LessonPictures'
import { LessonTranscript } from './LessonTranscript'
import { useLinkRefresh } from './useLinkRefresh'

type LessonContentProps = {
  lesson: Content
  coverUrl?: string | null
  positionSec?: number
  freshLinks: FreshLinks
  playback?: Playback
  onState?: (state: PlayerState) => void
}

const Film = ({
  lesson,
  coverUrl,
  positionSec,
  freshLinks,
  playback,
  onState,
}: LessonContentProps) => {
  const { t } = useTranslation('learning')
  const { type, videoFile, name, videoSeconds } = lesson
  const url = type === 'VIDEO' ? lesson.videoUrl : lesson.embedUrl
  const shared = {
    name,
    posterUrl: coverUrl,
    positionSec,
    videoSeconds,
    playback,
    onState,
  }

  if (type === 'VIDEO' && videoFile)
    return (
      <FilePlayer
        {...shared}
        file={videoFile}
        captions={lesson.captions}
        freshUrl={async () => (await freshLinks())?.videoFile?.url}
      />
    )
  if (url) return <VideoPlayer {...shared} embedUrl={url} />
  return (
    <div className="panel">
      <EmptyState
        drawing="broken"
        title={t('video.unavailable')}
        text={t('video.unavailableHelp')}
      />
    </div>
  )
}

export const LessonContent = (props: LessonContentProps) => {
  const { lesson, freshLinks, positionSec, onState } = props
  const { type, shortDescription, description, files, audioFile } = lesson
  const { t } = useTranslation('learning')
  const savesData = useSavesData()
  const film = type !== 'IMAGE_TEXT' && <Film {...props} />
  const pictures = type === 'IMAGE_TEXT' ? files.filter(isPicture) : []
  const listed = files.filter(
    (file) => file.isDownloadable || !pictures.includes(file)
  )
  useLinkRefresh(
    files.some(({ category }) => category !== 'web_links'),
    freshLinks
  )

  return (
    <div className="space-y-5">
      {!savesData && film}
      {audioFile && (
        <LessonAudio
          file={audioFile}
          name={lesson.name}
          positionSec={positionSec}
          freshUrl={async () => (await freshLinks())?.audioFile?.url}
          onState={onState}
        />
      )}
      {lesson.transcript && (
        <LessonTranscript text={lesson.transcript} isOpen={savesData} />
      )}
      {savesData && film}
      <LessonPictures files={pictures} />
      {(shortDescription || description) && (
        <div className="panel p-4 sm:p-6">
          {lesson.isOnlyEnglish && (
            <p className="text-muted mb-4 flex items-center gap-2 text-sm">
              <Languages className="size-4 shrink-0" aria-hidden />
              {t('lesson.onlyEnglish')}
            </p>
          )}
          {shortDescription && (
            <p className="text-lg text-pretty">{shortDescription}</p>
          )}
          <RichText
            html={description}
            picturesOnTap={savesData}
            className={
              shortDescription ? 'border-base-300 mt-4 border-t pt-4' : ''
            }
          />
        </div>
      )}
      {listed.length > 0 && <LessonFileList files={listed} />}
    </div>
  )
}
