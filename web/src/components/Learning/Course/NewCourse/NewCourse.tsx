import { useTranslation } from 'react-i18next'
import type {
  CreateCourseMutation,
  CreateCourseMutationVariables,
  CourseInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start, toInput } from 'src/components/Learning/Course/course'
import { useCourseFields } from 'src/components/Learning/Course/useCourseFields'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateCourseMutation($input: CourseInput!) {
    createCourse(input: $input) {
      ...CourseFields
    }
  }
`

export const NewCourse = () => {
  const { t } = useTranslation(['learning', 'common'])
  const fields = useCourseFields()
  const [save, { error }] = useSave<
    CreateCourseMutation,
    CreateCourseMutationVariables
  >(CREATE, {
    done: t('common:resource.created'),
    goTo: ({ createCourse: { id } }) => routes.course({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('course.create')}
        breadcrumbs={[{ label: t('course.list'), to: routes.courses() }]}
      />
      <FormCard>
        <ResourceForm<CourseInput>
          entity="learning.course"
          fields={fields}
          record={start}
          onSave={(input) => save({ input: toInput(input) })}
          error={error}
          cancelTo={routes.courses()}
        />
      </FormCard>
    </>
  )
}
