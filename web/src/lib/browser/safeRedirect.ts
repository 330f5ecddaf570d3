/** The path that a `redirectTo` may lead to: a path of this site, otherwise '/' (docs/security.md, S-62). */
export const safeRedirect = (target: unknown, origin = location.origin) => {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return '/'
  if (hasControlCharacter(target)) return '/'

  try {
    const url = new URL(target, origin)
    const path = url.pathname + url.search + url.hash
    // '/.//evil.example' resolves to a path that starts with two slashes.
    return url.origin === origin && !path.startsWith('//') ? path : '/'
  } catch {
    return '/'
  }
}

const hasControlCharacter = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f')

type Arrived = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The address with which the app was opened; its fragment is in no request and in no `redirectTo` of the router. The server,
 * which renders the first screen, has none.
 */
const { pathname, search, hash }: Partial<Arrived> = globalThis.location ?? {}
const opened = { pathname, search, hash } as Arrived

/** Where a person goes after signing in: the `redirectTo`, with the fragment of the address that they opened. */
export const returnPath = (redirectTo: unknown, arrived = opened) => {
  const path = safeRedirect(redirectTo)
  return path === arrived.pathname + arrived.search ? path + arrived.hash : path
}
