import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/Button/Button'
import { useSavesData } from 'src/hooks/useSavesData'

import type { Content } from './LessonContent'

import { fileSize } from '$api/src/shared/fileSize'

type File = Content['files'][number]

/** An SVG is handed out as a download alone. */
export const isPicture = ({ category, name }: File) =>
  category === 'images' && !/\.svg$/i.test(name ?? '')

const Picture = ({ title, url, size }: File) => {
  const { t } = useTranslation()
  const savesData = useSavesData()
  const [isWanted, setIsWanted] = useState(false)
  // Its link is renewed while the page is open; what is shown already is not fetched again for that.
  const [src, setSrc] = useState<string>()
  const isShown = !savesData || isWanted

  return (
    <figure className="panel overflow-hidden">
      {isShown ? (
        <img
          src={src ?? url}
          alt={title}
          onLoad={() => setSrc(src ?? url)}
          onError={() => setSrc(undefined)}
          className="mx-auto"
        />
      ) : (
        <Button
          look="ghost"
          block
          onClick={() => setIsWanted(true)}
          aria-label={`${t('action.showPicture')}: ${title}`}
        >
          {t('action.showPicture')}
          {size != null && ` (${fileSize(size)})`}
        </Button>
      )}
      <figcaption className="text-muted px-4 py-2 text-sm">{title}</figcaption>
    </figure>
  )
}

/** The pictures of a lesson of pictures and text; on demand for who saves data. */
export const LessonPictures = ({ files }: { files: File[] }) =>
  files.map((file) => <Picture key={file.id} {...file} />)
