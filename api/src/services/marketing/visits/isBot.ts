import { isbot } from 'isbot'

/** Whether the client identifies itself as a bot; one without a user agent counts as a bot. */
export const isBot = (userAgent: string | undefined) =>
  !userAgent || isbot(userAgent)
