import { useEffect, useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { SendFormMutation, SendFormMutationVariables } from 'types/graphql'

import { Form as RedwoodForm, useForm } from '@redwoodjs/forms'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { FormField } from 'src/components/ui/form/ResourceForm/FormField'
import { text } from 'src/hooks/browser/urlValues'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { useSave } from 'src/hooks/data/useSave'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'
import { errorCode, fieldErrors } from 'src/lib/data/errorText'
import { newKey } from 'src/lib/data/newKey'

import { answerOf, asFormField, controlValue } from './answerField'
import type { Form } from './form'
import { useKeptAnswers, visitorsAnswers } from './useKeptAnswers'

import {
  formText,
  takesAnswer,
  type FormField as SchemaField,
} from '$api/src/shared/marketing/forms/formFields'
import {
  formPath,
  type Answers,
  type ShownField,
} from '$api/src/shared/marketing/forms/formPath'

const SEND = gql`
  mutation SendFormMutation($input: FormAnswersInput!) {
    sendForm(input: $input) {
      successText
      redirectUrl
      stageNumber
    }
  }
`

type Values = Record<string, unknown>

const answersIn = (fields: SchemaField[], values: Values) =>
  Object.fromEntries(
    fields
      .filter(takesAnswer)
      .map((field) => [field.key, answerOf(field, values[field.key])])
  ) as Answers

/** The values of hidden fields, which the address may give. */
const useAddressed = (fields: SchemaField[]) =>
  useUrlValues(
    Object.fromEntries(
      fields
        .filter(({ type }) => type === 'hidden')
        .map(({ key }) => [key, text])
    )
  )

type FillFormProps = {
  form: Form
  /** A preview sends and keeps nothing. */
  isPreview: boolean
  onSent: (sent: SendFormMutation['sendForm']) => void
  /** Another version was published meanwhile; loads it. */
  onChanged: () => unknown
}

/** The pages of a form, as far as the answers lead. What is written is kept until it is sent. */
export const FillForm = ({
  form,
  isPreview,
  onSent,
  onChanged,
}: FillFormProps) => {
  const { t, i18n } = useTranslation(['marketing.forms', 'errors', 'common'])
  const words = useEntityWords()
  const { isAuthenticated, reauthenticate } = useAuth()
  const { slug, fields } = form
  const addressed = useAddressed(fields)
  const lang = i18n.language === 'fil' ? 'fil' : 'en'
  const [key] = useState(newKey)
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const kept = useKeptAnswers(slug, !isPreview && !form.mine?.isSent)
  const [start] = useState<Values>(() => {
    const before = isAuthenticated
      ? (form.mine?.answers ?? {})
      : visitorsAnswers(slug)
    return {
      ...Object.fromEntries(
        fields
          .filter(takesAnswer)
          .map((field) => [
            field.key,
            controlValue(field, before[field.key], t('keptFile')),
          ])
      ),
      ...Object.fromEntries(
        Object.entries(addressed).filter(([, value]) => value !== undefined)
      ),
    }
  })
  const methods = useForm<Values>({ defaultValues: start })
  const { watch, trigger, setError, setFocus } = methods
  const answers = answersIn(fields, watch())
  const pages = formPath({ fields }, answers)
  const current = Math.min(index, pages.length - 1)
  const { title, fields: shown } = pages[current]
  const isLast = current === pages.length - 1

  const onChange = useLatestRef((values: Values) =>
    kept.keep(answersIn(fields, values))
  )
  useEffect(
    () => watch((values) => onChange.current(values)).unsubscribe,
    [watch, onChange]
  )

  const onRefused = (failure: ApolloError) => {
    // The person may have written more since they sent the form.
    const written = answersIn(fields, methods.getValues())
    // A new version begins with what was written into this one.
    if (errorCode(failure) === 'FORM_CHANGED')
      return void kept.keepNow(written).then(onChanged)
    const refused = fieldErrors(failure)
    const page = formPath({ fields }, written).findIndex((each) =>
      each.fields.some(({ field }) => refused[field.key])
    )
    if (page < 0) return
    setIndex(page)
    for (const [name, message] of Object.entries(refused))
      setError(name, { type: 'server', message })
  }

  const [send, { loading }] = useSave<
    SendFormMutation,
    SendFormMutationVariables
  >(SEND, {
    onDone: ({ sendForm }) => {
      kept.forget()
      onSent(sendForm)
      // The journey form changes what the account may see.
      if (isAuthenticated) void reauthenticate()
    },
    onRefused,
  })

  const turnTo = (page: number) => {
    setIndex(page)
    // After the next page is drawn, so that readers and keyboards begin at its top.
    setTimeout(() => heading.current?.focus())
  }
  const onNext = async () => {
    const keys = shown.map(({ field }) => field.key)
    if (!(await trigger(keys))) {
      const wrong = keys.find((name) => methods.getFieldState(name).invalid)
      if (wrong) setFocus(wrong)
      return
    }
    if (!isLast) return turnTo(current + 1)
    if (isPreview) return
    const versionId = form.versionId
    await send({ input: { slug, versionId, answers, key } })
  }

  return (
    <RedwoodForm
      formMethods={methods}
      onSubmit={onNext}
      noValidate
      className="@container mt-6 space-y-6"
    >
      {pages.length > 1 && (
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-muted text-sm outline-none"
          >
            {t('page', { page: current + 1, pages: pages.length })}
            {title && formText(title.label, lang) && (
              <span className="text-base-content mt-1 block text-xl">
                {formText(title.label, lang)}
              </span>
            )}
          </h2>
          {title && formText(title.help, lang) && (
            <p className="text-muted mt-1 whitespace-pre-line">
              {formText(title.help, lang)}
            </p>
          )}
        </div>
      )}
      <div className="grid grid-cols-1 gap-y-6">
        {shown.map((each) => (
          <ShownPart key={each.field.key} shown={each} lang={lang}>
            <FormField field={asFormField(each, t, lang)} words={words} />
          </ShownPart>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {current > 0 ? (
          <Button look="ghost" onClick={() => turnTo(current - 1)}>
            {t('back')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" look="primary" size="lg" busy={loading}>
          {t(isLast ? 'send' : 'next')}
        </Button>
      </div>
      <p role="status" className="text-muted text-right text-sm">
        {kept.isKept && t(isAuthenticated ? 'kept' : 'keptHere')}
      </p>
    </RedwoodForm>
  )
}

type ShownPartProps = {
  shown: ShownField
  lang: 'en' | 'fil'
  children: React.ReactNode
}

/** A section's heading and text, a field, or nothing for a hidden one. */
const ShownPart = ({ shown: { field }, lang, children }: ShownPartProps) => {
  if (field.type === 'hidden') return null
  if (field.type !== 'section') return children
  return (
    <div className="border-base-300 border-t pt-5 first:border-0 first:pt-0">
      <h3 className="text-lg">{formText(field.label, lang)}</h3>
      {formText(field.help, lang) && (
        <p className="text-muted mt-1 whitespace-pre-line">
          {formText(field.help, lang)}
        </p>
      )}
    </div>
  )
}
