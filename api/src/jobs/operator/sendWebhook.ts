import type { Task } from 'graphile-worker'

import { deliverWebhook } from 'src/services/operator/webhooks/deliverWebhook'

/** Sends one delivery of a webhook; further attempts are jobs of their own. */
const sendWebhook: Task = async (payload) => {
  const { id } = payload as { id: string }
  await deliverWebhook(id)
}

export default sendWebhook
