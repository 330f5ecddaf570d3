import type { ApolloError } from '@apollo/client'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { errorTextNow, fieldErrors } from 'src/lib/data/errorText'

type FormBannerProps = {
  error?: ApolloError
  fields: string[]
  titleOf: (field: string) => string
}

/** The server's error message for each field, including fields that the form does not show. */
export const FormBanner = ({ error, fields, titleOf }: FormBannerProps) => {
  const { t } = useTranslation('errors')
  if (!error) return null

  const refused = Object.entries(fieldErrors(error))
  return (
    <div
      role="alert"
      className="alert alert-error alert-soft items-start text-sm"
    >
      <CircleAlert className="mt-0.5 size-5" aria-hidden />
      <div>
        <p className="font-semibold">
          {refused.length > 0 ? t('BAD_USER_INPUT') : errorTextNow(error)}
        </p>
        {refused.length > 0 && (
          <ul className="mt-1 list-disc pl-4">
            {refused.map(([field, message]) => (
              <li key={field}>
                {fields.includes(field)
                  ? `${titleOf(field)}: ${message}`
                  : message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
