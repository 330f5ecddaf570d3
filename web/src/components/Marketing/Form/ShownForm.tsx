import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { FormBySlugQuery, SendFormMutation } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'

import { FillForm } from './FillForm'
import type { Form } from './form'
import { FormNotice } from './FormNotice'
import { SentForm } from './SentForm'

type ShownFormProps = {
  form: NonNullable<FormBySlugQuery['formBySlug']>
  isPreview: boolean
  /** Loads the form again. */
  reload?: () => unknown
}

/** A form: to fill in, with the reason why it takes no answer, or with thanks after it was sent. */
export const ShownForm = ({
  form: queried,
  isPreview,
  reload = () => undefined,
}: ShownFormProps) => {
  const { t } = useTranslation('marketing.forms')
  const { isAuthenticated } = useAuth()
  const [sent, setSent] = useState<SendFormMutation['sendForm']>()
  const form = queried as Form
  const { title, intro, mine } = form
  const isDone = mine?.isSent && !form.allowsEdit
  const isFillable = form.fields.length > 0 && !isDone
  return (
    <>
      <Metadata title={title} />
      {isPreview && (
        <p role="status" className="alert alert-info alert-soft mb-4 text-sm">
          {t('preview')}
        </p>
      )}
      <article className="panel p-5 sm:p-8">
        <h1 className="text-2xl text-balance sm:text-3xl">{title}</h1>
        {sent ? (
          <SentForm sent={sent} form={form} />
        ) : (
          <>
            {intro && (
              <p className="text-muted mt-3 whitespace-pre-line">{intro}</p>
            )}
            {isFillable ? (
              <FillForm
                // The form starts afresh for another person and for a new version.
                key={`${form.versionId}-${isAuthenticated}`}
                form={form}
                isPreview={isPreview}
                onSent={setSent}
                onChanged={reload}
              />
            ) : (
              <FormNotice form={form} />
            )}
          </>
        )}
      </article>
    </>
  )
}
