import { useTranslation } from 'react-i18next'
import type { AccessLevelsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import {
  fields,
  maySellField,
  rankField,
  type LevelInput,
} from 'src/components/Accounts/staff/AccessLevel/accessLevel'
import { AccessLevelForm } from 'src/components/Accounts/staff/AccessLevel/AccessLevelForm'
import { QUERY } from 'src/components/Accounts/staff/AccessLevel/AccessLevelsCell/AccessLevelsCell'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

const CREATE: Doc<'CreateAccessLevelMutation'> = gql`
  mutation CreateAccessLevelMutation(
    $name: String!
    $input: AccessLevelInput!
  ) {
    createAccessLevel(name: $name, input: $input) {
      ...AccessLevelFields
    }
  }
`

const newFields: Field<LevelInput>[] = [
  fields[0],
  fields[1],
  { name: 'name', as: 'slug', required: true, from: 'label' },
  rankField,
  fields[2],
]

/** Creates an access level of the school's own. Such a level has flags, but no capabilities. */
export const NewAccessLevel = () => {
  const { t } = useTranslation('accounts.staff')
  const { can } = useAccess()
  const { data } = useQuery<AccessLevelsQuery>(QUERY)
  const [save, { error }] = useSave(CREATE, {
    done: t('matrix.saved'),
    goTo: ({ createAccessLevel: { id } }) => routes.accessLevel({ id }),
    refetch: ['AccessLevelsQuery'],
  })

  return (
    <>
      <PageHeader
        title={t('accessLevel.create')}
        breadcrumbs={[
          { label: t('accessLevel.list'), to: routes.accessLevels() },
        ]}
      />
      <AccessLevelForm
        levels={data?.accessLevels ?? []}
        fields={
          can('editAccessLevels') ? [...newFields, maySellField] : newFields
        }
        before={{}}
        label={t('accessLevel.create')}
        cancelTo={routes.accessLevels()}
        onSave={({ name = '', ...input }) => save({ name, input })}
        error={error}
      />
    </>
  )
}
