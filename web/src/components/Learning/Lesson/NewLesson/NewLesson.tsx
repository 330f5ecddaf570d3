import { useTranslation } from 'react-i18next'
import type {
  CreateLessonMutation,
  CreateLessonMutationVariables,
  LessonInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { fields, toInput, start } from 'src/components/Learning/Lesson/lesson'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateLessonMutation($unitId: Int!, $input: LessonInput!) {
    createLesson(unitId: $unitId, input: $input) {
      ...LessonFields
    }
  }
`

/** A lesson at the end of a unit. */
export const NewLesson = ({ unitId }: { unitId: number }) => {
  const { t } = useTranslation(['learning', 'common'])
  const [save, { error }] = useSave<
    CreateLessonMutation,
    CreateLessonMutationVariables
  >(CREATE, {
    done: t('common:resource.created'),
    refetch: ['FindCourseQuery'],
    goTo: ({ createLesson: { id } }) => routes.lesson({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('lesson.create')}
        breadcrumbs={[{ label: t('course.list'), to: routes.courses() }]}
      />
      <FormCard>
        <ResourceForm<LessonInput>
          entity="learning.lesson"
          fields={fields}
          record={start}
          onSave={(input) => save({ unitId, input: toInput(input) })}
          error={error}
          cancelTo={routes.courses()}
        />
      </FormCard>
    </>
  )
}
