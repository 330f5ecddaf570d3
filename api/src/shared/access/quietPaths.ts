/**
 * Pages whose address may contain a token, of a reset, of a new e-mail address or of an unsubscription: no third-party
 * script is loaded on them (docs/security.md "Reset and codes").
 */
const quiet =
  /^\/(reset-password|set-new-password|email-change|unsubscribe)(\/|$)/i

export const isQuietPath = (pathname: string) => quiet.test(pathname)
