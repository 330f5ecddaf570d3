import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSavesData } from 'src/hooks/browser/useSavesData'

import type { Content } from './content'

import { fileSize } from '$api/src/shared/text/fileSize'

type File = Content['files'][number]

/** SVG files are served as downloads only. */
export const isPicture = ({ category, name }: File) =>
  category === 'images' && !/\.svg$/i.test(name ?? '')

const Picture = ({ title, url, size }: File) => {
  const { t } = useTranslation()
  const savesData = useSavesData()
  const [isWanted, setIsWanted] = useState(false)
  // The link is renewed while the page is open. A picture that is already shown keeps its old link, so that it is not
  // loaded again.
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

/** The pictures of a picture-and-text lesson; in data saver mode they load on request. */
export const LessonPictures = ({ files }: { files: File[] }) =>
  files.map((file) => <Picture key={file.id} {...file} />)
