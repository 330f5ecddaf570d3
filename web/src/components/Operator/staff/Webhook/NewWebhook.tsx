import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  CreateWebhookEndpointMutation,
  WebhookEndpointInput,
} from 'types/graphql'

import { navigate } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { SecretDialog } from './SecretDialog'
import { fields, shownIn, webhooksPath } from './webhook'

const CREATE: Doc<'CreateWebhookEndpointMutation'> = gql`
  mutation CreateWebhookEndpointMutation($input: WebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      secret
      endpoint {
        ...WebhookEndpointFields
      }
    }
  }
`

type Created = CreateWebhookEndpointMutation['createWebhookEndpoint']

/** The button for a new webhook; its secret is shown once, then its page. */
export const NewWebhook = () => {
  const { t } = useTranslation('operator.webhooks')
  const [isOpen, setIsOpen] = useState(false)
  const [created, setCreated] = useState<Created>()
  const [create, { error }] = useSave(CREATE, {
    refetch: shownIn,
    onDone: ({ createWebhookEndpoint }) => {
      setIsOpen(false)
      setCreated(createWebhookEndpoint)
    },
  })
  return (
    <>
      <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
        {t('endpoint.create')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('endpoint.create')}
      >
        <ResourceForm<WebhookEndpointInput>
          entity="operator.webhooks.endpoint"
          fields={fields}
          onSave={(input) => create({ input })}
          error={error}
          guard={false}
          block
        />
      </Dialog>
      {created && (
        <SecretDialog
          secret={created.secret}
          onClose={() => {
            setCreated(undefined)
            navigate(webhooksPath(created.endpoint.id))
          }}
        />
      )}
    </>
  )
}
