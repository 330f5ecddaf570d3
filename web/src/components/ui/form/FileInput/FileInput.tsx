import { useEffect, useId, useMemo, useState } from 'react'

import { FileUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { OptionalMark } from 'src/components/ui/form/OptionalMark'

import { accepts, typesText } from './accepts'

import { fileSize } from '$api/src/shared/text/fileSize'

const MB = 1_048_576
const MAX_MB = 10

type FileInputProps = {
  label: string
  file: File | null
  onFile: (file: File | null) => void
  /** The input's `accept` attribute: 'image/*', '.pdf,.docx'. */
  accept?: string
  isOptional?: boolean
  /** The largest file in MB, for users who may send larger ones. */
  maxMb?: number
  help?: string
  error?: string
  /** While the file is sent, its progress and a text replace the button that removes the file. */
  sending?: { percent: number; text: string }
}

export const FileInput = ({
  label,
  file,
  onFile,
  accept,
  isOptional,
  maxMb = MAX_MB,
  help,
  error,
  sending,
}: FileInputProps) => {
  const { t } = useTranslation()
  // Needed after a choice only, so that a form does not wait for it.
  const { t: tools } = useTranslation('common.tools', { useSuspense: false })
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const preview = useMemo(
    () =>
      file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
    [file]
  )
  useEffect(
    () => () => (preview ? URL.revokeObjectURL(preview) : undefined),
    [preview]
  )

  const refusalOf = (chosen: File) => {
    if (chosen.size > maxMb * MB) return t('form.fileTooLarge')
    if (!accepts(accept, chosen))
      return tools('upload.wrongType', { types: typesText(accept) })
    return ''
  }

  const onChosen = (chosen?: File) => {
    const found = chosen ? refusalOf(chosen) : ''
    setRefusal(found)
    if (chosen && !found) onFile(chosen)
  }

  const message = refusal || error
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </span>
      {file ? (
        <div className="border-base-300 flex items-center gap-3 rounded-lg border p-2">
          {preview && (
            <img
              src={preview}
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-md object-cover"
              // Browsers cannot show every type of picture.
              onError={({ currentTarget }) => currentTarget.remove()}
            />
          )}
          <span className="min-w-0 flex-1 truncate text-sm">
            {file.name}
            {sending ? (
              <ProgressBar
                percent={sending.percent}
                label={tools('upload.progress', { name: file.name })}
                withFigure
              />
            ) : (
              <span className="text-muted block">{fileSize(file.size)}</span>
            )}
          </span>
          {!sending && (
            <Button
              look="ghost"
              size="sm"
              iconOnly
              icon={Trash2}
              onClick={() => onFile(null)}
            >
              {t('action.removeFile')}
            </Button>
          )}
        </div>
      ) : (
        <label
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            onChosen(event.dataTransfer.files[0])
          }}
          className={`hover:bg-base-200 flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-dashed p-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${message ? 'border-error' : 'border-control'}`}
        >
          <FileUp className="text-primary size-5" aria-hidden />
          <span className="font-semibold">{t('action.chooseFile')}</span>
          <span className="text-muted">{help ?? t('form.fileHint')}</span>
          <input
            type="file"
            accept={accept}
            aria-labelledby={`${id}-label`}
            aria-invalid={!!message}
            aria-describedby={message ? `${id}-error` : undefined}
            className="sr-only"
            onChange={(event) => {
              onChosen(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      )}
      <p role="status" className={sending ? 'mt-1.5 text-sm' : 'sr-only'}>
        {sending?.text}
      </p>
      {message && (
        <p id={`${id}-error`} className="text-error mt-1.5 text-sm">
          {message}
        </p>
      )}
    </div>
  )
}
