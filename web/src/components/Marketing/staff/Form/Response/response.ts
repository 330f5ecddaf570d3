import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'
import type { FormResponseFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  answerCell,
  answerText,
} from 'src/components/Marketing/staff/Form/answerText'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import {
  askedIn,
  type AnswerField,
} from '$api/src/shared/marketing/forms/answerFields'
import {
  formText,
  takesAnswer,
  type FormField,
} from '$api/src/shared/marketing/forms/formFields'
import type { Answers } from '$api/src/shared/marketing/forms/formPath'

registerFragment(gql`
  fragment FormResponseFields on FormResponse {
    id
    formId
    status
    name
    userId
    email
    answers
    versionNumber
    note
    reviewerName
    submittedAt
    createdAt
    updatedAt
  }
`)

export type Response = FormResponseFields

/** Without a filter, the list shows responses that were sent and are not archived. */
export const filters = ['submitted', 'reviewed', 'archived', 'partial']

/** The answers that a list shows before one chooses others under "Columns". */
const SHOWN_ANSWERS = 2

/** How answers are written for staff and for files. */
export const useAnswerText = () => {
  const { t, i18n } = useTranslation('marketing.staff')
  const lang = i18n.language === 'fil' ? 'fil' : 'en'
  const words = {
    yes: t('form.rule.yes'),
    no: t('form.rule.no'),
    file: t('response.file'),
  }
  return {
    lang: lang as 'en' | 'fil',
    textOf: (field: FormField, answers: unknown) =>
      answerText(field, (answers as Answers)[field.key], lang, words),
    listedOf: (
      field: AnswerField,
      { answers, versionNumber }: Pick<Response, 'answers' | 'versionNumber'>
    ) => {
      const asked = askedIn(field, versionNumber)
      const answer = (answers as Answers)[field.key]
      return {
        text: answerText(asked, answer, lang, words),
        cell: answerCell(asked, answer, lang, words),
      }
    },
  }
}

/** The columns of a form's responses: who, when, and every answer, all of which are in the file. */
export const useResponseColumns = (fields: AnswerField[]) => {
  const { lang, listedOf } = useAnswerText()
  return useMemo((): Column<Response>[] => {
    const answered = fields.filter(takesAnswer)
    return [
      textColumn('name', fixed),
      textColumn('email', fixed),
      ...answered.map(
        (field, index): Column<Response> => ({
          key: `answer-${field.key}`,
          title: formText(field.label, lang) || field.key,
          sortable: false,
          secondary: index >= SHOWN_ANSWERS,
          inFile: true,
          value: (response) => listedOf(field, response).text || null,
          csv: (response) => listedOf(field, response).cell,
        })
      ),
      badgeColumn(
        'status',
        {
          PARTIAL: 'outline',
          SUBMITTED: 'info',
          REVIEWED: 'success',
          ARCHIVED: 'neutral',
        },
        more
      ),
      textColumn('note', more),
      dateColumn('submittedAt', { look: 'time' }),
    ]
    // `listedOf` is new in each render; the language decides what it writes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fields, lang])
}
