import { useTranslation } from 'react-i18next'

import { NewWebhook } from 'src/components/Operator/staff/Webhook/NewWebhook'
import WebhookCell from 'src/components/Operator/staff/Webhook/WebhookCell'
import WebhooksCell from 'src/components/Operator/staff/Webhook/WebhooksCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

/** All webhooks, or the one that the address names (`?webhook=`). */
const WebhooksPage = () => {
  const { t } = useTranslation('operator.webhooks')
  const { webhook } = useUrlValues({ webhook: int })
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<NewWebhook />}
      />
      {webhook ? <WebhookCell id={webhook} /> : <WebhooksCell />}
    </>
  )
}

export default WebhooksPage
