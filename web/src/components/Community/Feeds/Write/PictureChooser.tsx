import { useEffect, useId, useRef } from 'react'

import { ImagePlus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar/ProgressBar'
import { accepts, typesText } from 'src/components/ui/form/FileInput/accepts'
import { useUpload } from 'src/components/ui/form/UploadInput/useUpload'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'
import { publicPicture } from 'src/lib/files/shrinkPicture'
import { UploadRefused } from 'src/lib/files/uploadFile'

import { POST_PICTURES } from '$api/src/shared/community/feeds'
import { UPLOAD_LIMIT_BYTES } from '$api/src/shared/uploads'

export type ChosenPicture = { id: number; name: string }

type PictureChooserProps = {
  pictures: ChosenPicture[]
  onChange: (pictures: ChosenPicture[]) => void
  /** Called when a picture begins and ends being sent. */
  onGoing: (isGoing: boolean) => void
  error?: string
}

/** Uploads up to four pictures, one after the other; large photos are made smaller first. */
export const PictureChooser = ({
  pictures,
  onChange,
  onGoing,
  error,
}: PictureChooserProps) => {
  const { t } = useTranslation(['community.feeds', 'common.tools', 'errors'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { going, refusal, setRefusal, send } = useUpload((file) =>
    onChange([...pictures, { id: file.id, name: file.name }])
  )
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
  const isGoing = going !== undefined
  useEffect(() => onGoing(isGoing), [isGoing, onGoing])
  const problem = refusal || error
  return (
    <div className="min-w-0 space-y-2">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture) => (
            <li key={picture.id} className="relative">
              <img
                src={`/api/uploads/${picture.id}`}
                alt={picture.name}
                className="bg-base-200 size-20 rounded-lg object-cover"
              />
              <button
                type="button"
                aria-label={t('pictures.remove', { name: picture.name })}
                onClick={() =>
                  onChange(pictures.filter((each) => each !== picture))
                }
                className="btn btn-circle btn-xs bg-base-100 absolute top-1 right-1"
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {going ? (
        <ProgressBar
          percent={going.total > 0 ? (going.sent * 100) / going.total : 0}
          label={t('common.tools:upload.progress', { name: going.name })}
          withFigure
        />
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
