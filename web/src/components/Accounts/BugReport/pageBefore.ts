import { pagePathOf } from '$api/src/shared/accounts/bugReport'

const referrerPath = (referrer: string, origin: string) => {
  try {
    const url = new URL(referrer)
    return url.origin === origin ? url.pathname : ''
  } catch {
    return ''
  }
}

/** The page of this site that the visitor came from: the link's `from`, else the browser's referrer. */
export const pageBefore = (
  from: string | undefined,
  referrer = document.referrer,
  origin = location.origin
) => pagePathOf(from) || pagePathOf(referrerPath(referrer, origin))
