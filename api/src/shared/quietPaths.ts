/** Pages whose address may contain a reset token: no third-party script is loaded on them (security 2.5). */
const quiet = /^\/(reset-password|set-new-password)(\/|$)/i

export const isQuietPath = (pathname: string) => quiet.test(pathname)
