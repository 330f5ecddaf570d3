import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { isBlank, type Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'

import { ScreenshotField } from './ScreenshotField'
import { useReportBug, type BugInput } from './useReportBug'

import { isEmail, normalizeEmail } from '$api/src/shared/text/email'

type BugReportFormProps = {
  /** The path of the page where the problem happened, or '' if unknown. */
  page: string
  onSent: () => void
}

/** Visitors may leave an email address; a screenshot needs an account. */
export const BugReportForm = ({ page, onSent }: BugReportFormProps) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const { isAuthenticated } = useAuth()
  const { send, error, fileRefusal, clearRefusal } = useReportBug(onSent)

  const fields: Field<BugInput>[] = [
    {
      name: 'description',
      as: 'textarea',
      required: true,
      validation: (text: string | null) =>
        isBlank(text) ? t('errors:REQUIRED') : undefined,
    },
    { name: 'page', as: 'text' },
    ...(isAuthenticated
      ? []
      : [
          {
            name: 'email',
            as: 'email',
            autoComplete: 'email',
            validation: (email: string | null) =>
              email?.trim() && !isEmail(normalizeEmail(email))
                ? t('errors:EMAIL_INVALID')
                : undefined,
          } satisfies Field<BugInput>,
        ]),
  ]

  return (
    <ResourceForm<BugInput>
      entity="accounts.profile.reportBug"
      fields={fields}
      record={{ page }}
      onSave={send}
      error={error}
      submitLabel={t('reportBug.submit')}
      block
    >
      {isAuthenticated && (
        <ScreenshotField refusal={fileRefusal} onFile={clearRefusal} />
      )}
    </ResourceForm>
  )
}
