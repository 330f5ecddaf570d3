import { useTranslation } from 'react-i18next'

import { useController } from '@redwoodjs/forms'

import { FileInput } from 'src/components/ui/form/FileInput/FileInput'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

import type { BugInput } from './useReportBug'

type ScreenshotFieldProps = {
  /** The server's error message about this file. */
  refusal: string
  onFile: () => void
}

export const ScreenshotField = ({ refusal, onFile }: ScreenshotFieldProps) => {
  const { t } = useTranslation('accounts.profile')
  const { field } = useController<BugInput, 'file'>({
    name: 'file',
    defaultValue: null,
  })
  return (
    <FileInput
      label={t('reportBug.screenshot')}
      help={t('reportBug.screenshotHelp')}
      accept={PICTURE_TYPES}
      isOptional
      file={field.value ?? null}
      onFile={(file) => {
        onFile()
        field.onChange(file)
      }}
      error={refusal}
    />
  )
}
