import { navigate } from '@redwoodjs/router'

/**
 * Whether the router knows an address: a path of the app, or a part of the current one. It throws for all others. Browsers take
 * a backslash for a slash and leave out tabs and line breaks, so those may lead to another site.
 */
export const isOwn = (address: string) =>
  /^([?#]|\/(?![/\\]))[^\t\n\r]*$/.test(address)

/** An address that a link may have; one that runs a script has none. */
export const hrefOf = (address: string) =>
  /^((https?|mailto|tel):|[/?#])/i.test(address) ? address : undefined

/** Opens an address that comes from data: a page of the app or another website, and nothing else. */
export const openPlace = (address: string, options?: { replace?: boolean }) => {
  // eslint-disable-next-line no-restricted-syntax -- the one place that may
  if (isOwn(address)) return navigate(address, options)
  if (!address.startsWith('https://')) return
  if (options?.replace) window.location.replace(address)
  else window.location.assign(address)
}
