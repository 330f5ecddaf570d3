/** The refusals of webhooks. */
export const webhookErrors = {
  WEBHOOK_URL:
    'Enter an address on the internet that begins with https://, on port 443 or 8443.',
  WEBHOOK_EVENTS: 'Choose at least one event.',
  WEBHOOK_TOO_MANY: 'There are twenty webhooks already. Remove one first.',
  WEBHOOK_PAUSED: 'This webhook is paused. Resume it first.',
  WEBHOOK_WAITS: 'This delivery is still being sent.',
} as const
