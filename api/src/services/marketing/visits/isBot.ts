const bots =
  /bot\b|bot\/|crawl|spider|slurp|preview|externalhit|headless|lighthouse|pingdom|uptime|monitor|curl\/|wget\/|python|okhttp|axios|node-fetch|go-http/i

/** Whether the client identifies itself as a bot; one without a user agent counts as a bot. */
export const isBot = (userAgent: string | undefined) =>
  !userAgent || bots.test(userAgent)
