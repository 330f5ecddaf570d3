/** Pages whose address may hold a reset token: nobody else's script is loaded there (security 2.5). */
const quiet = /^\/(reset-password|set-new-password)(\/|$)/i

export const isQuietPath = (pathname: string) => quiet.test(pathname)
