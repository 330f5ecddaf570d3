/** The events that an endpoint may hear, as in GraphQL, each with its name in the message. */
export const webhookEvents = {
  ORDER_PLACED: 'order.placed',
  ORDER_PAID: 'order.paid',
  PAYMENT_APPROVED: 'payment.approved',
  PAYMENT_REVERSED: 'payment.reversed',
  REFUND_PAID: 'refund.paid',
  MEMBERSHIP_STARTED: 'membership.started',
  MEMBERSHIP_ENDED: 'membership.ended',
  STAGE_REACHED: 'stage.reached',
  FORM_SENT: 'form.sent',
} as const

/** The message of "Send test". */
export const TEST_EVENT = 'test'

/** Minutes until each further attempt; after the last one a delivery is given up. */
export const RETRY_MINUTES = [1, 5, 15, 60, 360] as const

export const MOST_ATTEMPTS = RETRY_MINUTES.length + 1

/** Deliveries given up one after the other that pause an endpoint. */
export const PAUSE_AFTER = 20

/** The hours for which a replaced secret still signs. */
export const OVERLAP_HOURS = 24

export const MOST_ENDPOINTS = 20
