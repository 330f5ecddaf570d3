import { useId, useState } from 'react'

import { FieldLabel } from '@puckeditor/core'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { toast } from 'src/lib/browser/toast'
import { uploadFile, UploadRefused } from 'src/lib/files/uploadFile'

import type { CustomField } from './customField'

/** Uploads a picture; it becomes visible to everyone who may see the page with the next save. */
export const PictureField = ({ label, value, onChange }: CustomField) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { t: refusal } = useTranslation('errors')
  const { getToken } = useAuth()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  const onChosen = async (file?: File) => {
    if (!file) return
    setIsBusy(true)
    try {
      onChange((await uploadFile(file, getToken)).url)
    } catch (error) {
      const isRefused = error instanceof UploadRefused && error.message
      void toast.error(isRefused || refusal('OFFLINE'))
    }
    setIsBusy(false)
  }

  return (
    <FieldLabel label={label} el="div">
      {value && (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <img
            src={value}
            alt=""
            className="h-16 w-28 rounded-lg object-cover"
          />
          <Button
            look="ghost"
            size="sm"
            icon={Trash2}
            onClick={() => onChange('')}
          >
            {t('removePicture')}
          </Button>
        </div>
      )}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={label}
        aria-busy={isBusy}
        disabled={isBusy}
        onChange={(event) => void onChosen(event.target.files?.[0])}
        className="file:btn file:btn-secondary file:btn-sm w-full text-sm file:mr-3"
      />
    </FieldLabel>
  )
}
