import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { CreateUserInput } from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { useUserFields } from 'src/components/Accounts/staff/User/useUserFields'
import { FormCard } from 'src/components/ui/form/FormCard'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useSave } from 'src/hooks/data/useSave'
import { sendCredentials } from 'src/lib/browser/sendCredentials'

const CREATE: Doc<'CreateUserMutation'> = gql`
  mutation CreateUserMutation($input: CreateUserInput!) {
    createUser(input: $input) {
      id
      email
      name
      password
    }
  }
`

/** Creates an account on a person's behalf; its temporary password is mailed and never shown. */
export const NewUser = () => {
  const { t } = useTranslation('accounts.staff')
  const client = useApolloClient()
  const [create, { error }] = useSave(CREATE)

  // A new account gets its number by itself, unless one is typed.
  const fields = useUserFields().map((field) => ({ ...field, help: '' }))

  const onSave = async ({ tribeId, ...rest }: CreateUserInput) => {
    const input = tribeId ? { ...rest, tribeId } : rest
    const saved = await create({ input })
    if (!saved) return undefined
    await sendCredentials(client, saved.createUser, t('newUser.mailed'))
    navigate(routes.nonMember({ id: saved.createUser.id }))
    return true
  }

  return (
    <>
      <PageHeader
        title={t('newUser.create')}
        lead={t('newUser.lead')}
        breadcrumbs={[{ label: t('nonMember.list'), to: routes.nonMembers() }]}
      />
      <FormCard>
        <ResourceForm<CreateUserInput>
          entity="accounts.staff.user"
          fields={fields}
          onSave={onSave}
          error={error}
          submitLabel={t('newUser.save')}
          busyLabel={t('newUser.saving')}
          cancelTo={routes.nonMembers()}
        />
      </FormCard>
    </>
  )
}
