import { useEffect, useId, useRef } from 'react'

import { ImagePlus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { accepts, typesText } from 'src/components/ui/form/FileInput/accepts'
import {
  UploadGoing,
  uploadBox,
} from 'src/components/ui/form/UploadInput/UploadGoing'
import { useUpload } from 'src/components/ui/form/UploadInput/useUpload'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'
import { publicPicture } from 'src/lib/files/shrinkPicture'
import { UploadRefused } from 'src/lib/files/uploadFile'

import { POST_PICTURES } from '$api/src/shared/community/feeds'
import { UPLOAD_LIMIT_BYTES, uploadUrl } from '$api/src/shared/uploads'

export type ChosenPicture = { id: number; name: string }

export type PictureState = 'none' | 'going' | 'lost'

type PictureChooserProps = {
  pictures: ChosenPicture[]
  onAdd: (picture: ChosenPicture) => void
  onRemove: (picture: ChosenPicture) => void
  /** Called with the state of a chosen picture whose upload has not ended. */
  onState: (state: PictureState) => void
  error?: string
}

/** Uploads up to four pictures, one after the other; large photos are made smaller first. */
export const PictureChooser = ({
  pictures,
  onAdd,
  onRemove,
  onState,
  error,
}: PictureChooserProps) => {
  const { t } = useTranslation([
    'community.feeds',
    'common',
    'common.tools',
    'errors',
  ])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { going, refusal, setRefusal, lost, dropLost, send, cancel } =
    useUpload(({ id: fileId, name }) => onAdd({ id: fileId, name }))
  const onChosen = async (file: File | undefined) => {
    if (!file) return
    if (!accepts(PICTURE_TYPES, file))
      return setRefusal(
        t('common.tools:upload.wrongType', { types: typesText(PICTURE_TYPES) })
      )
    await send(file, async () => {
      const picture = await publicPicture(file)
      if (picture.size > UPLOAD_LIMIT_BYTES)
        throw new UploadRefused(t('errors:FILE_TOO_LARGE'))
      return picture
    })
  }
  const state = going ? 'going' : lost ? 'lost' : 'none'
  useEffect(() => onState(state), [state, onState])
  const problem = refusal || error
  return (
    <div className="min-w-0 space-y-2">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture) => (
            <li key={picture.id} className="relative">
              <img
                src={uploadUrl(picture.id)}
                alt={picture.name}
                className="bg-base-200 size-20 rounded-lg object-cover"
              />
              <button
                type="button"
                aria-label={t('pictures.remove', { name: picture.name })}
                onClick={() => onRemove(picture)}
                className="btn btn-circle btn-xs bg-base-100 absolute top-1 right-1"
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {going ? (
        <UploadGoing going={going} onCancel={cancel} />
      ) : lost ? (
        <div className={uploadBox}>
          <span className="min-w-0 flex-1 truncate">{lost.name}</span>
          <Button size="sm" onClick={lost.again}>
            {t('common:action.tryAgain')}
          </Button>
          <Button look="ghost" size="sm" iconOnly icon={X} onClick={dropLost}>
            {t('pictures.remove', { name: lost.name })}
          </Button>
        </div>
      ) : (
        pictures.length < POST_PICTURES && (
          <Button
            size="sm"
            look="ghost"
            icon={ImagePlus}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onClick={() => input.current?.click()}
          >
            {t('pictures.add')}
          </Button>
        )
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={t('pictures.add')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          void onChosen(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-error text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
