/**
 * Pages whose address may contain a reset token: no third-party script is loaded on them (docs/security.md "Reset and
 * codes").
 */
const quiet = /^\/(reset-password|set-new-password)(\/|$)/i

export const isQuietPath = (pathname: string) => quiet.test(pathname)
