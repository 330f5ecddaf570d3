import { navigate, useLocation } from '@redwoodjs/router'

import { nextSearch } from './urlState'
import {
  readValues,
  type UrlOptions,
  type UrlParams,
  type UrlValues,
} from './urlValues'

/**
 * State in the query string: `const [{ days }, set, hrefWith] = useUrlState({ days: int })`. `set` changes the URL;
 * with `replace: false`, it adds a history entry. `hrefWith` returns the address of a link that makes the change.
 */
export const useUrlState = <Params extends UrlParams>(
  params: Params,
  options?: UrlOptions
) => {
  const { pathname, search } = useLocation()
  type Changes = Partial<UrlValues<Params>>

  const set = (changes: Changes, { replace = true } = {}) => {
    // Reads the browser's current URL instead of the rendered one, because the delay of a search may end after a
    // navigation.
    const { location } = window
    if (location.pathname !== pathname) return
    const next = nextSearch(location.search, params, changes, options)
    navigate(pathname + next, { replace, scroll: false })
  }

  const hrefWith = (changes: Changes) =>
    pathname + nextSearch(search, params, changes, options)

  return [readValues(search, params, options), set, hrefWith] as const
}
