import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CourseIntroInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { FormCard } from 'src/components/ui/form/FormCard'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useSave } from 'src/hooks/data/useSave'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditCourseIntroQuery'> = gql`
  query EditCourseIntroQuery($id: Int!) {
    course(id: $id) {
      id
      olderTranslations
      title
      introText
      introTextFil
      introVideoUrl
      baseVersion
    }
  }
`

const UPDATE: Doc<'UpdateCourseIntroMutation'> = gql`
  mutation UpdateCourseIntroMutation(
    $id: Int!
    $baseVersion: Int!
    $input: CourseIntroInput!
  ) {
    updateCourseIntro(id: $id, baseVersion: $baseVersion, input: $input) {
      id
      introText
      introTextFil
      introVideoUrl
      baseVersion
    }
  }
`

const fields: Field<CourseIntroInput>[] = [
  { name: 'introVideoUrl', as: 'url' },
  { name: 'introText', as: 'richText', empty: '' },
  { name: 'introTextFil', as: 'richText' },
]

// Always loads fresh data. The save checks the version, so that another person's changes are never overwritten and the
// form keeps the typed values.
export const beforeQuery = freshQuery<VariablesOf<'EditCourseIntroQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ course }: PropsOf<'EditCourseIntroQuery'>) => {
  const { t } = useTranslation(['learning.staff', 'learning', 'common'])
  const { id, title, baseVersion } = course
  const [save, { error }] = useSave(UPDATE, {
    done: t('common:resource.saved'),
    goTo: routes.courseIntroPreview({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('intro.title')}
        lead={t('intro.help')}
        breadcrumbs={[
          { label: t('learning:course.list'), to: routes.courses() },
          { label: title, to: routes.course({ id }) },
        ]}
        actions={
          <LinkButton
            to={routes.courseIntroPreview({ id })}
            look="secondary"
            icon={Eye}
          >
            {t('intro.preview')}
          </LinkButton>
        }
      />
      <FormCard>
        <ResourceForm<CourseIntroInput>
          entity="learning.staff.intro"
          fields={fields}
          record={course}
          onSave={(input) => save({ id, baseVersion, input })}
          error={error}
          cancelTo={routes.course({ id })}
        />
      </FormCard>
    </>
  )
}
