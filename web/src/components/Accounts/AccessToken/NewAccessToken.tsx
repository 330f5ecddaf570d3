import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccessTokenInput } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { ShownOnce } from 'src/components/ui/text/ShownOnce'
import { useSave } from 'src/hooks/data/useSave'

import { tokenDays } from '$api/src/shared/access/tokenDays'

const CREATE: Doc<'CreateAccessTokenMutation'> = gql`
  mutation CreateAccessTokenMutation($input: AccessTokenInput!) {
    createAccessToken(input: $input) {
      token
      accessToken {
        id
      }
    }
  }
`

const fields: Field<AccessTokenInput>[] = [
  { name: 'name', as: 'text', required: true, autoComplete: 'off' },
  {
    name: 'days',
    as: 'choice',
    required: true,
    choices: tokenDays.map((value) => ({ value })),
  },
  { name: 'mayChange', as: 'switch' },
  {
    name: 'reachesMoney',
    as: 'switch',
    when: ({ mayChange }) => mayChange,
  },
  {
    name: 'password',
    as: 'password',
    required: true,
    autoComplete: 'current-password',
  },
]

/** Asks what a new token may do, and shows it once. */
export const NewAccessToken = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('accounts.tokens')
  const [token, setToken] = useState<string>()
  const [create, { error }] = useSave(CREATE, {
    refetch: ['MyAccessTokensQuery'],
    onDone: ({ createAccessToken }) => setToken(createAccessToken.token),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('create')}
      text={token ? undefined : t('createText')}
      footer={
        token && (
          <Button look="primary" onClick={onClose}>
            {t('stored')}
          </Button>
        )
      }
    >
      {token ? (
        <ShownOnce title={t('once')} secret={token} copyLabel={t('copy')} />
      ) : (
        <ResourceForm<AccessTokenInput>
          entity="accounts.tokens.token"
          fields={fields}
          record={{ days: 30 }}
          onSave={(input) => create({ input })}
          error={error}
          submitLabel={t('create')}
          guard={false}
          block
        />
      )}
    </Dialog>
  )
}
