import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'

/** Adds the job of a delivery in place of a waiting one; app.tell_webhooks does the same for new events. */
export const queueDelivery = (tx: Tx, id: string, runAt: Date) =>
  addJob(tx, 'sendWebhook', { id }, { key: `webhook:${id}`, runAt })
