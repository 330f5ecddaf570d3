import { useTranslation } from 'react-i18next'

import { VideoPlayer } from 'src/components/Learning/Lessons/VideoPlayer/VideoPlayer'
import { RichText } from 'src/components/ui/text/RichText/RichText'

type CourseIntroProps = {
  title: string
  introText: string
  /** The embed address of the introduction video, if there is one. */
  introVideoUrl?: string | null
  coverUrl?: string | null
}

/** The introduction of a course; renders nothing if there is neither text nor video. */
export const CourseIntro = ({
  title,
  introText,
  introVideoUrl,
  coverUrl,
}: CourseIntroProps) => {
  const { t } = useTranslation('learning')
  if (!introText && !introVideoUrl) return null
  return (
    <section aria-labelledby="intro-title" className="panel p-4 sm:p-6">
      <h2 id="intro-title" className="mb-3 text-lg">
        {t('course.intro')}
      </h2>
      <div className="space-y-4">
        {introVideoUrl && (
          <VideoPlayer
            embedUrl={introVideoUrl}
            name={title}
            posterUrl={coverUrl}
          />
        )}
        {introText && <RichText html={introText} />}
      </div>
    </section>
  )
}
