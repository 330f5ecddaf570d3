import type { Ref } from 'react'

import { FileUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { accepts, typesText } from 'src/components/ui/form/FileInput/accepts'
import { useAccess } from 'src/hooks/access/useAccess'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

import { UploadGoing, uploadBox } from './UploadGoing'
import { useUpload } from './useUpload'

import { fileSize } from '$api/src/shared/text/fileSize'
import { uploadExtensions, UPLOAD_LIMIT_BYTES } from '$api/src/shared/uploads'

export type ChosenFile = { id: number; name: string; size: number }

type UploadInputProps = {
  id: string
  value: ChosenFile | null
  onChange: (file: ChosenFile | null) => void
  /** The input's `accept` attribute; defaults to all types that may be uploaded. */
  accept?: string
  labelledBy: string
  isInvalid?: boolean
  describedBy?: string
  inputRef?: Ref<HTMLInputElement>
}

const everything = Object.values(uploadExtensions)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',')

/** Uploads a file of any permitted size at once, with progress, and continues after a lost connection. */
export const UploadInput = ({
  id,
  value,
  onChange,
  accept,
  labelledBy,
  isInvalid,
  describedBy,
  inputRef,
}: UploadInputProps) => {
  const { t } = useTranslation(['common', 'common.tools', 'errors'])
  const { can } = useAccess()
  // A page shows a picture as it is, so a large one is a mistake, also of an administrator.
  const mayBeLarge = can('uploadLargeFiles') && accept !== PICTURE_TYPES
  const { going, refusal, setRefusal, send, cancel } = useUpload(onChange)

  const onChosen = (file: File | undefined) => {
    if (!file) return
    if (!accepts(accept, file))
      setRefusal(
        t('common.tools:upload.wrongType', { types: typesText(accept) })
      )
    else if (file.size > UPLOAD_LIMIT_BYTES && !mayBeLarge)
      setRefusal(t('errors:FILE_TOO_LARGE'))
    else void send(file)
  }

  if (going) return <UploadGoing going={going} onCancel={cancel} />
  if (value)
    return (
      <div className={uploadBox}>
        <span className="min-w-0 flex-1 truncate">
          {value.name}
          <span className="text-muted block">{fileSize(value.size)}</span>
        </span>
        <Button
          look="ghost"
          size="sm"
          iconOnly
          icon={Trash2}
          onClick={() => onChange(null)}
        >
          {t('action.removeFile')}
        </Button>
      </div>
    )
  return (
    <>
      <label
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onChosen(event.dataTransfer.files[0])
        }}
        className={`hover:bg-base-200 flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed p-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${isInvalid || refusal ? 'border-error' : 'border-control'}`}
      >
        <FileUp className="text-primary size-5" aria-hidden />
        <span className="font-semibold">{t('action.chooseFile')}</span>
        <span className="text-muted text-center">
          {[
            typesText(accept),
            t(
              mayBeLarge
                ? 'common.tools:upload.upToLarge'
                : 'common.tools:upload.upTo'
            ),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <input
          id={id}
          ref={inputRef}
          type="file"
          accept={accept ?? everything}
          aria-labelledby={labelledBy}
          aria-invalid={isInvalid || !!refusal}
          aria-describedby={refusal ? `${id}-refusal` : describedBy}
          className="sr-only"
          onChange={(event) => {
            onChosen(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {refusal && (
        <p
          id={`${id}-refusal`}
          role="alert"
          className="text-error mt-1.5 text-sm"
        >
          {refusal}
        </p>
      )}
    </>
  )
}
