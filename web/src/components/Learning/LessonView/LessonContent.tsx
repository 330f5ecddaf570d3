import { useTranslation } from 'react-i18next'

import { VideoPlayer } from 'src/components/Learning/VideoPlayer/VideoPlayer'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { RichText } from 'src/components/ui/RichText/RichText'

import { LessonFileList } from './LessonFileList'
import type { Course, Lesson } from './LessonView'
import { useVideoPosition } from './useVideoPosition'

type LessonContentProps = {
  lesson: Lesson
  course: Course
  onWatched: () => void
}

const Embedded = ({ lesson, course, onWatched }: LessonContentProps) => {
  const { t } = useTranslation('learning')
  const onState = useVideoPosition(lesson, onWatched)
  const url = lesson.type === 'VIDEO' ? lesson.videoUrl : lesson.embedUrl

  if (!url) {
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
  return (
    <VideoPlayer
      embedUrl={url}
      name={lesson.name}
      posterUrl={course.coverUrl}
      positionSec={lesson.lastPositionSec}
      videoSeconds={lesson.videoSeconds}
      onState={onState}
    />
  )
}

export const LessonContent = (props: LessonContentProps) => {
  const { type, shortDescription, description, files } = props.lesson
  return (
    <div className="space-y-5">
      {type !== 'IMAGE_TEXT' && <Embedded {...props} />}
      {(shortDescription || description) && (
        <div className="panel p-4 sm:p-6">
          {shortDescription && (
            <p className="text-lg text-pretty">{shortDescription}</p>
          )}
          <RichText
            html={description}
            className={
              shortDescription ? 'border-base-300 mt-4 border-t pt-4' : ''
            }
          />
        </div>
      )}
      {files.length > 0 && <LessonFileList files={files} />}
    </div>
  )
}
