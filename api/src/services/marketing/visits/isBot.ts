const bots =
  /bot\b|bot\/|crawl|spider|slurp|preview|externalhit|headless|lighthouse|pingdom|uptime|monitor|curl\/|wget\/|python|okhttp|axios|node-fetch|go-http/i

/** Does it say itself that it is no person? A browser that says nothing is none. */
export const isBot = (userAgent: string | undefined) =>
  !userAgent || bots.test(userAgent)
