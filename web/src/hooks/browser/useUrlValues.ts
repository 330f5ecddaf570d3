import { useLocation } from '@redwoodjs/router'

import { readValues, type UrlOptions, type UrlParams } from './urlValues'

/** The values in the query string, for parts that only read them; `useUrlState` also changes them. */
export const useUrlValues = <Params extends UrlParams>(
  params: Params,
  options?: UrlOptions
) => readValues(useLocation().search, params, options)
