import { useTranslation } from 'react-i18next'
import type { EditAccessLevelQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  accessOf,
  fields,
  maySellField,
  rankField,
} from 'src/components/Accounts/staff/AccessLevel/accessLevel'
import { AccessLevelForm } from 'src/components/Accounts/staff/AccessLevel/AccessLevelForm'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useSave } from 'src/hooks/data/useSave'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditAccessLevelQuery'> = gql`
  query EditAccessLevelQuery($id: String!) {
    accessLevel(id: $id) {
      ...AccessLevelFields
    }
    accessLevels {
      ...AccessLevelFields
    }
  }
`

const UPDATE: Doc<'UpdateAccessLevelMutation'> = gql`
  mutation UpdateAccessLevelMutation(
    $id: String!
    $version: Int!
    $input: AccessLevelInput!
  ) {
    updateAccessLevel(id: $id, version: $version, input: $input) {
      ...AccessLevelFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditAccessLevelQuery'>>
export const isEmpty = ({ accessLevel }: EditAccessLevelQuery) =>
  !accessLevel || accessLevel.isAll
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  accessLevel,
  accessLevels,
}: PropsOf<'EditAccessLevelQuery'>) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const view = routes.accessLevel({ id: accessLevel?.id ?? '' })
  const [save, { error }] = useSave(UPDATE, {
    done: t('matrix.saved'),
    goTo: view,
  })
  if (!accessLevel) return <NotFound />

  const { id, version, label, isSystem } = accessLevel
  return (
    <>
      <PageHeader
        title={t('common:resource.editTitle', { name: label })}
        breadcrumbs={[
          { label: t('accessLevel.list'), to: routes.accessLevels() },
          { label, to: view },
        ]}
      />
      <AccessLevelForm
        level={accessLevel}
        levels={accessLevels}
        fields={isSystem ? fields : [...fields, rankField, maySellField]}
        before={accessOf(accessLevel)}
        label={label}
        cancelTo={view}
        onSave={(input) => save({ id, version, input })}
        error={error}
      />
    </>
  )
}
