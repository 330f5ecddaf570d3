import { useState } from 'react'

import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessManagerInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import { fields, shownIn } from './successManager'

const CANDIDATES: Doc<'SuccessManagerCandidatesQuery'> = gql`
  query SuccessManagerCandidatesQuery {
    successManagerCandidates {
      id
      name
      email
    }
  }
`

const CREATE: Doc<'CreateSuccessManagerMutation'> = gql`
  mutation CreateSuccessManagerMutation(
    $userId: Int!
    $input: SuccessManagerInput!
  ) {
    createSuccessManager(userId: $userId, input: $input) {
      ...SuccessManagerFields
    }
  }
`

type Input = SuccessManagerInput & { userId: number }

const start = { isActive: true }

const NewManagerForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('community.success')
  const { mayOpen } = useAccess()
  const { data } = useQuery(CANDIDATES, { fetchPolicy: 'network-only' })
  const [create, { error }] = useSave(CREATE, {
    done: t('new.done'),
    refetch: shownIn,
    onDone: onClose,
    goTo: ({ createSuccessManager: { id } }) => routes.successManager({ id }),
  })
  const people = data?.successManagerCandidates
  if (people?.length === 0)
    return (
      <div className="space-y-4 pb-4">
        <p>{t('new.nobody')}</p>
        <div className="flex flex-wrap gap-2">
          {mayOpen('users') && (
            <LinkButton to={routes.users()} look="primary">
              {t('new.users')}
            </LinkButton>
          )}
          {mayOpen('nonMembers') && (
            <LinkButton to={routes.nonMembers()}>
              {t('new.nonMembers')}
            </LinkButton>
          )}
        </div>
      </div>
    )
  const userField: Field<Input> = {
    name: 'userId',
    as: 'choice',
    required: true,
    choices: (people ?? []).map(({ id, name, email }) => ({
      value: id,
      label: `${name} · ${email}`,
    })),
  }
  return (
    <ResourceForm<Input>
      entity="community.success.manager"
      fields={[userField, ...(fields as Field<Input>[])]}
      record={start}
      onSave={({ userId, ...input }) => create({ userId, input })}
      error={error}
      submitLabel={t('new.submit')}
      guard={false}
      block
    />
  )
}

/** Makes a person with the level of success managers one who can have members in their care. */
export const NewSuccessManager = () => {
  const { t } = useTranslation('community.success')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="primary" icon={UserPlus} onClick={() => setIsOpen(true)}>
        {t('new.title')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('new.title')}>
        {isOpen && <NewManagerForm onClose={close} />}
      </Dialog>
    </>
  )
}
