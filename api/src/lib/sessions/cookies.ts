/** The value of the first cookie with a name (docs/security.md S-10: malformed cookies never break a page). */
export const readCookie = (header: string | undefined, name: string) => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name)
      return part.slice(at + 1).trim()
  }
  return undefined
}

/** Whether the site is served over https; then cookies are `__Host-` and Secure. */
export const isSecureSite = () =>
  (process.env.PUBLIC_URL ?? '').startsWith('https://')

export const cookieName = (name: string) =>
  isSecureSite() ? `__Host-${name}` : name

type CookieOptions = { maxAgeSeconds: number }

/** A Set-Cookie value for a cookie that scripts cannot read and other sites cannot send. */
export const setCookie = (
  name: string,
  value: string,
  { maxAgeSeconds }: CookieOptions
) =>
  [
    `${cookieName(name)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${maxAgeSeconds}`,
    ...(isSecureSite() ? ['Secure'] : []),
  ].join('; ')

export const clearCookie = (name: string) =>
  setCookie(name, '', { maxAgeSeconds: 0 })
