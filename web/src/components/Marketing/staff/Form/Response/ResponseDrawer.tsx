import { useTranslation } from 'react-i18next'
import type {
  NoteFormResponseMutation,
  NoteFormResponseMutationVariables,
  ReviewFormResponsesMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Drawer } from 'src/components/ui/feedback/Drawer'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { useAnswerText, type Response } from './response'

import {
  formText,
  takesAnswer,
  type FormField,
} from '$api/src/shared/marketing/forms/formFields'
import type { Answers } from '$api/src/shared/marketing/forms/formPath'
import { uploadUrl } from '$api/src/shared/uploads'

const FIELDS: Doc<'FormResponseFieldsQuery'> = gql`
  query FormResponseFieldsQuery($id: Int!) {
    formResponseFields(id: $id)
  }
`

const NOTE = gql`
  mutation NoteFormResponseMutation($id: Int!, $note: String!) {
    noteFormResponse(id: $id, note: $note) {
      ...FormResponseFields
    }
  }
`

type Status = ReviewFormResponsesMutationVariables['status']

type ResponseDrawerProps = {
  response: Response
  mayEdit: boolean
  onStatus: (status: Status) => (rows: Response[]) => Promise<unknown>
  onClose: () => void
}

/** One response with all answers in the words of the version that was answered, and the note of staff. */
export const ResponseDrawer = ({
  response,
  mayEdit,
  onStatus,
  onClose,
}: ResponseDrawerProps) => {
  const { t } = useTranslation(['marketing.staff', 'common'])
  const { id, name, email, userId, status, submittedAt } = response
  const { data } = useQuery(FIELDS, { variables: { id } })
  const [save, { error }] = useSave<
    NoteFormResponseMutation,
    NoteFormResponseMutationVariables
  >(NOTE, { done: t('common:resource.saved') })
  const set = async (to: Status) => {
    await onStatus(to)([response])
    onClose()
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={name || email || t('response.visitor')}
      footer={
        mayEdit &&
        status !== 'PARTIAL' && (
          <div className="flex flex-wrap gap-2">
            {status === 'SUBMITTED' ? (
              <Button look="primary" onClick={() => void set('REVIEWED')}>
                {t('response.review')}
              </Button>
            ) : (
              <Button look="outline" onClick={() => void set('SUBMITTED')}>
                {t('response.reopen')}
              </Button>
            )}
            {status !== 'ARCHIVED' && (
              <Button look="ghost" onClick={() => void set('ARCHIVED')}>
                {t('response.archive')}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="space-y-5">
        <p className="text-muted text-sm">
          {email}
          {submittedAt && (
            <>
              {' · '}
              <DateText date={submittedAt} look="time" />
            </>
          )}
          {userId != null && (
            <>
              {' · '}
              <Link className="link" to={routes.user({ id: userId })}>
                {t('response.person')}
              </Link>
            </>
          )}
        </p>
        {data ? (
          <AnswerList
            fields={data.formResponseFields as unknown as FormField[]}
            answers={response.answers as Answers}
          />
        ) : (
          <SkeletonLines />
        )}
        {mayEdit ? (
          <ResourceForm<{ note: string }>
            entity="marketing.staff.response"
            fields={[{ name: 'note', as: 'textarea', empty: '' }]}
            record={response}
            onSave={({ note }) => save({ id, note })}
            error={error}
            guard={false}
            block
          />
        ) : (
          response.note && (
            <p className="whitespace-pre-line">{response.note}</p>
          )
        )}
      </div>
    </Drawer>
  )
}

type AnswerListProps = { fields: FormField[]; answers: Answers }

const AnswerList = ({ fields, answers }: AnswerListProps) => {
  const { t } = useTranslation('marketing.staff')
  const { lang, textOf } = useAnswerText()
  return (
    <dl className="divide-base-300 divide-y">
      {fields.filter(takesAnswer).map((field) => (
        <div key={field.key} className="py-3">
          <dt className="text-muted text-sm">
            {formText(field.label, lang) || field.key}
          </dt>
          <dd className="font-medium wrap-anywhere whitespace-pre-line">
            {field.type === 'file' && answers[field.key] != null ? (
              <a
                className="link"
                href={uploadUrl(Number(answers[field.key]))}
                target="_blank"
                rel="noreferrer"
              >
                {t('response.file')}
              </a>
            ) : (
              textOf(field, answers) || '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
