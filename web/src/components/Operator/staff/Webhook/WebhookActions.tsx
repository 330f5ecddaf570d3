import { useState } from 'react'

import { KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import type { WebhookEndpointFields, WebhookEndpointInput } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { SecretDialog } from './SecretDialog'
import { deliveriesIn, fields, shownIn, webhooksPath } from './webhook'

const UPDATE: Doc<'UpdateWebhookMutation'> = gql`
  mutation UpdateWebhookMutation($id: Int!, $input: WebhookEndpointInput!) {
    updateWebhookEndpoint(id: $id, input: $input) {
      ...WebhookEndpointFields
    }
  }
`

const PAUSE: Doc<'PauseWebhookMutation'> = gql`
  mutation PauseWebhookMutation($id: Int!) {
    pauseWebhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
`

const RESUME: Doc<'ResumeWebhookMutation'> = gql`
  mutation ResumeWebhookMutation($id: Int!) {
    resumeWebhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
`

const TEST: Doc<'TestWebhookMutation'> = gql`
  mutation TestWebhookMutation($id: Int!) {
    testWebhookEndpoint(id: $id) {
      id
    }
  }
`

const REPLACE: Doc<'ReplaceWebhookSecretMutation'> = gql`
  mutation ReplaceWebhookSecretMutation($id: Int!) {
    replaceWebhookSecret(id: $id) {
      secret
      endpoint {
        ...WebhookEndpointFields
      }
    }
  }
`

const DELETE: Doc<'DeleteWebhookMutation'> = gql`
  mutation DeleteWebhookMutation($id: Int!) {
    deleteWebhookEndpoint(id: $id) {
      id
    }
  }
`

const toInput = ({ url, note, events }: WebhookEndpointInput) => ({
  url,
  note,
  events,
})

/** The actions of administrators on a webhook. */
export const WebhookActions = ({
  endpoint,
}: {
  endpoint: WebhookEndpointFields
}) => {
  const { id, url, pausedAt, oldSecretUntil } = endpoint
  const [secret, setSecret] = useState<string>()
  const isLive = !pausedAt
  return (
    <>
      <Actions
        words="operator.webhooks"
        className="flex flex-wrap gap-2"
        actions={[
          !isLive && {
            name: 'resume',
            icon: Play,
            look: 'primary',
            does: call(RESUME, { id }),
          },
          isLive && {
            name: 'test',
            icon: Send,
            look: 'primary',
            does: call(TEST, { id }, { refetch: deliveriesIn }),
          },
          isLive && { name: 'pause', icon: Pause, does: call(PAUSE, { id }) },
          {
            name: 'edit',
            icon: Pencil,
            opens: (onClose) => (
              <ResourceDialog
                entity="operator.webhooks.endpoint"
                fields={fields}
                record={endpoint}
                name={url}
                mutation={UPDATE}
                variables={(input: WebhookEndpointInput) => ({
                  id,
                  input: toInput(input),
                })}
                onClose={onClose}
              />
            ),
          },
          {
            name: 'replaceSecret',
            icon: KeyRound,
            of: oldSecretUntil && { context: 'again' },
            does: call(
              REPLACE,
              { id },
              {
                onDone: ({ replaceWebhookSecret }) =>
                  setSecret(replaceWebhookSecret.secret),
              }
            ),
            asks: 'confirm',
          },
          {
            name: 'remove',
            icon: Trash2,
            look: 'ghost',
            does: call(
              DELETE,
              { id },
              { goTo: webhooksPath(), refetch: [shownIn[0]] }
            ),
            asks: 'confirm',
            isDangerous: true,
          },
        ]}
      />
      {secret && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  )
}
