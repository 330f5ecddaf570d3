import { Suspense } from 'react'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { useBlockWords, useTexts } from '../live'

import { videoEmbed } from '$api/src/shared/learning/videoEmbed'
import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

const VideoPlayer = lazyPart(() =>
  import('src/components/Learning/Lessons/VideoPlayer/VideoPlayer').then(
    (module) => ({
      default: module.VideoPlayer,
    })
  )
)

/** Loads nothing from another site until the visitor presses play. */
export const Video = (props: BlockProps<'Video'>) => {
  const t = useBlockWords()
  const title = useTexts()(props, 'title') || t('landing.video')
  const embedUrl = videoEmbed(props.video)
  if (!embedUrl) return null
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
      <VideoPlayer embedUrl={embedUrl} name={title} />
    </Suspense>
  )
}
