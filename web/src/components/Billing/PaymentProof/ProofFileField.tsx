import { useTranslation } from 'react-i18next'

import { useController } from '@redwoodjs/forms'

import { FileInput } from 'src/components/ui/form/FileInput/FileInput'

import type { ProofInput } from './useSendProof'

const ACCEPTED = '.jpg,.jpeg,.png,.webp,.pdf'

type ProofFileFieldProps = {
  /** The file chosen before the drawer was closed. */
  before?: File | null
  /** The server's error message about this file. */
  refusal: string
  /** How much of the file has been sent, while it is sent. */
  sentPercent?: number
  onFile: () => void
}

/** The screenshot as a form field, so that a missing one is reported with the other errors. */
export const ProofFileField = ({
  before = null,
  refusal,
  sentPercent,
  onFile,
}: ProofFileFieldProps) => {
  const { t } = useTranslation(['billing', 'errors'])
  const { field, fieldState } = useController<ProofInput, 'file'>({
    name: 'file',
    defaultValue: before,
    rules: {
      validate: (file) => (file ? undefined : t('errors:PROOF_FILE_REQUIRED')),
    },
  })

  return (
    <FileInput
      label={t('proof.screenshot')}
      help={t('proof.screenshotHelp')}
      accept={ACCEPTED}
      file={field.value ?? null}
      onFile={(file) => {
        onFile()
        field.onChange(file)
      }}
      sending={
        sentPercent === undefined
          ? undefined
          : { percent: sentPercent, text: t('proof.sending') }
      }
      error={fieldState.error?.message || refusal}
    />
  )
}
