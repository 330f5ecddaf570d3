import { useTranslation } from 'react-i18next'
import type {
  EditCourseQuery,
  EditCourseQueryVariables,
  CourseInput,
  UpdateCourseMutation,
  UpdateCourseMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { toInput } from 'src/components/Learning/Course/course'
import { useCourseFields } from 'src/components/Learning/Course/useCourseFields'
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
  EditCourseQuery,
  EditCourseQueryVariables
> = gql`
  query EditCourseQuery($id: Int!) {
    course(id: $id) {
      ...CourseFields
    }
  }
`

const UPDATE = gql`
  mutation UpdateCourseMutation($id: Int!, $input: CourseInput!) {
    updateCourse(id: $id, input: $input) {
      ...CourseFields
    }
  }
`

// Fresh from the server: a form must not start from what a list remembered.
export const beforeQuery = (variables: EditCourseQueryVariables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ course }: CellSuccessProps<EditCourseQuery>) => {
  const { t } = useTranslation(['learning', 'common'])
  const fields = useCourseFields()
  const { id, title: name } = course
  const back = routes.course({ id })
  const [save, { error }] = useSave<
    UpdateCourseMutation,
    UpdateCourseMutationVariables
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
        <ResourceForm<CourseInput>
          entity="learning.course"
          fields={fields}
          record={course}
          onSave={(input) => save({ id, input: toInput(input) })}
          error={error}
          cancelTo={back}
        />
      </FormCard>
    </>
  )
}
