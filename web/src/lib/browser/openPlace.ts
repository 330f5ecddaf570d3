import { navigate } from '@redwoodjs/router'

import { isWebsite } from '$api/src/shared/text/place'

const OWN = 'https://own.invalid'

const parse = (address: string) =>
  URL.canParse(address, OWN) ? new URL(address, OWN) : undefined

/** Whether the router knows an address: a path of the app, or a part of the current one. It throws for all others. */
export const isOwn = (address: string) =>
  /^[/?#]/.test(address) && parse(address)?.origin === OWN

/** An address that a link may have; one that runs a script has none. */
export const hrefOf = (address: string) =>
  /^(https?|mailto|tel):$/.test(parse(address)?.protocol ?? '')
    ? address
    : undefined

/** Opens an address that comes from data: a page of the app or another website, and nothing else. */
export const openPlace = (address: string, options?: { replace?: boolean }) => {
  // eslint-disable-next-line no-restricted-syntax -- the one place that may
  if (isOwn(address)) return navigate(address, options)
  if (!isWebsite(address)) return
  if (options?.replace) window.location.replace(address)
  else window.location.assign(address)
}
