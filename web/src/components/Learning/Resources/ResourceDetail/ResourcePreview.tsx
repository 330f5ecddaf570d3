import { Suspense, useRef, useState } from 'react'

import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyResourceFields } from 'types/graphql'

import { FilePlayer } from 'src/components/Learning/Lessons/FilePlayer/FilePlayer'
import { PlayTrouble } from 'src/components/Learning/Lessons/FilePlayer/PlayTrouble'
import { useFreshSource } from 'src/components/Learning/Lessons/FilePlayer/useFreshSource'
import { Button } from 'src/components/ui/control/Button/Button'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { useSavesData } from 'src/hooks/browser/useSavesData'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { fileSize } from '$api/src/shared/text/fileSize'

const PdfPreview = lazyPart(() => import('./PdfPreview'))

type ResourcePreviewProps = {
  name: string
  preview: NonNullable<MyResourceFields['preview']>
  freshUrl: () => Promise<string | undefined>
}

const Audio = ({ name, preview, freshUrl }: ResourcePreviewProps) => {
  const audio = useRef<HTMLAudioElement>(null)
  const source = useFreshSource({
    media: audio,
    url: preview.url,
    freshUrl,
    from: 0,
  })
  return (
    <div className="panel relative p-4 sm:p-5">
      {/* The audio has no captions: the resource is the file itself. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={source.src}
        aria-label={name}
        controls
        preload="none"
        className="w-full"
        onLoadedMetadata={source.onLoadedMetadata}
        onError={source.onError}
      />
      {source.hasFailed && <PlayTrouble onRetry={source.retry} />}
    </div>
  )
}

/** Shows the size before the file is loaded. */
const OnTap = ({ size, onOpen }: { size: number; onOpen: () => void }) => {
  const { t } = useTranslation('learning.resources')
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
      <p className="text-muted text-sm">{t('preview.help')}</p>
      <Button icon={Eye} onClick={onOpen}>
        {t('preview.open', { size: fileSize(size) })}
      </Button>
    </div>
  )
}

/** A preview of the file. Pictures load at once unless the data saver is on; PDFs load on request. */
export const ResourcePreview = (props: ResourcePreviewProps) => {
  const { name, preview, freshUrl } = props
  const savesData = useSavesData()
  const [isOpen, setIsOpen] = useState(preview.kind === 'image' && !savesData)

  if (preview.kind === 'audio') return <Audio {...props} />
  if (preview.kind === 'video')
    return (
      <FilePlayer
        name={name}
        file={preview}
        freshUrl={freshUrl}
        captions={[]}
      />
    )
  if (!isOpen)
    return <OnTap size={preview.size} onOpen={() => setIsOpen(true)} />
  if (preview.kind === 'image')
    return (
      <img
        src={preview.url}
        alt={name}
        className="panel max-h-[70dvh] w-full object-contain"
      />
    )
  return (
    <Suspense fallback={<Skeleton className="aspect-[3/4] w-full" />}>
      <PdfPreview name={name} url={preview.url} freshUrl={freshUrl} />
    </Suspense>
  )
}
