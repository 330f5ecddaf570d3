/**
 * Pages whose address may contain a token, of a reset or of a new e-mail address: no third-party script is loaded on
 * them (docs/security.md "Reset and codes").
 */
const quiet = /^\/(reset-password|set-new-password|email-change)(\/|$)/i

export const isQuietPath = (pathname: string) => quiet.test(pathname)
