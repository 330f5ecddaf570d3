import { useState } from 'react'

import { KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WebhookEndpointFields, WebhookEndpointInput } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog/ResourceDialog'
import { useRemove } from 'src/hooks/data/useRemove'
import { useSave } from 'src/hooks/data/useSave'

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

const DELETE = gql`
  mutation DeleteWebhookMutation($id: Int!) {
    deleteWebhookEndpoint(id: $id) {
      id
    }
  }
`

type WebhookActionsProps = { endpoint: WebhookEndpointFields }

const toInput = ({ url, note, events }: WebhookEndpointInput) => ({
  url,
  note,
  events,
})

/** What administrators do with a webhook. */
export const WebhookActions = ({ endpoint }: WebhookActionsProps) => {
  const { t } = useTranslation(['settings.webhooks', 'common'])
  const { id, url, pausedAt } = endpoint
  const [isEditing, setIsEditing] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { confirm, confirmDialog } = useConfirm()
  const [test, testing] = useSave(TEST, {
    done: t('test.done'),
    refetch: deliveriesIn,
  })
  const [pause, pausing] = useSave(PAUSE, { done: t('pause.done') })
  const [resume, resuming] = useSave(RESUME, { done: t('resume.done') })
  const [replace] = useSave(REPLACE, {
    onDone: ({ replaceWebhookSecret }) =>
      setSecret(replaceWebhookSecret.secret),
  })
  const remove = useRemove(DELETE, webhooksPath(), [shownIn[0]])

  const onReplace = async () => {
    const isWanted = await confirm({
      title: t('secret.replace'),
      text: t(
        endpoint.oldSecretUntil ? 'secret.replaceAgain' : 'secret.replaceText'
      ),
      confirmLabel: t('secret.replace'),
    })
    if (isWanted) await replace({ id })
  }
  const onRemove = async () => {
    const isWanted = await confirm({
      title: t('remove.title'),
      text: t('remove.text'),
      confirmLabel: t('common:action.delete'),
      isDangerous: true,
    })
    if (isWanted) await remove({ id })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {pausedAt ? (
        <Button
          look="primary"
          icon={Play}
          busy={resuming.loading}
          onClick={() => void resume({ id })}
        >
          {t('resume.submit')}
        </Button>
      ) : (
        <>
          <Button
            look="primary"
            icon={Send}
            busy={testing.loading}
            onClick={() => void test({ id })}
          >
            {t('test.submit')}
          </Button>
          <Button
            icon={Pause}
            busy={pausing.loading}
            onClick={() => void pause({ id })}
          >
            {t('pause.submit')}
          </Button>
        </>
      )}
      <Button icon={Pencil} onClick={() => setIsEditing(true)}>
        {t('common:action.edit')}
      </Button>
      <Button icon={KeyRound} onClick={() => void onReplace()}>
        {t('secret.replace')}
      </Button>
      <Button look="ghost" icon={Trash2} onClick={() => void onRemove()}>
        {t('common:action.delete')}
      </Button>
      {confirmDialog}
      {isEditing && (
        <ResourceDialog
          entity="settings.webhooks.endpoint"
          fields={fields}
          record={endpoint}
          name={url}
          mutation={UPDATE}
          variables={(input: WebhookEndpointInput) => ({
            id,
            input: toInput(input),
          })}
          onClose={() => setIsEditing(false)}
        />
      )}
      {secret && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </div>
  )
}
