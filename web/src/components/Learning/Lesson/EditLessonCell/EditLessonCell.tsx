import { useTranslation } from 'react-i18next'
import type {
  EditLessonQuery,
  EditLessonQueryVariables,
  LessonInput,
  UpdateLessonMutation,
  UpdateLessonMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { fields, toInput } from 'src/components/Learning/Lesson/lesson'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/cellStates/cellStates'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

export const QUERY: TypedDocumentNode<
  EditLessonQuery,
  EditLessonQueryVariables
> = gql`
  query EditLessonQuery($id: Int!) {
    lesson(id: $id) {
      ...LessonFields
    }
  }
`

const UPDATE = gql`
  mutation UpdateLessonMutation(
    $id: Int!
    $baseVersion: Int!
    $input: LessonInput!
  ) {
    updateLesson(id: $id, baseVersion: $baseVersion, input: $input) {
      ...LessonFields
    }
  }
`

// Fresh from the server: what somebody saved meanwhile must not be written over.
export const beforeQuery = (variables: EditLessonQueryVariables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ lesson }: CellSuccessProps<EditLessonQuery>) => {
  const { t } = useTranslation(['learning', 'common'])
  const { id, name, baseVersion } = lesson
  const back = routes.lesson({ id })
  const [save, { error }] = useSave<
    UpdateLessonMutation,
    UpdateLessonMutationVariables
  >(UPDATE, {
    done: t('common:resource.saved'),
    goTo: back,
  })
  return (
    <>
      <PageHeader
        title={t('common:resource.editTitle', { name })}
        breadcrumbs={[
          { label: t('course.list'), to: routes.courses() },
          { label: name, to: back },
        ]}
      />
      <FormCard>
        <ResourceForm<LessonInput>
          entity="learning.lesson"
          fields={fields}
          record={lesson}
          onSave={(input) => save({ id, baseVersion, input: toInput(input) })}
          error={error}
          cancelTo={back}
        />
      </FormCard>
    </>
  )
}
