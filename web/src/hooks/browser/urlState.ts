// The state that a screen keeps in the query string: parsers of its values, and the query string after a change.

import {
  keyOf,
  type Parse,
  type UrlOptions,
  type UrlParams,
  type UrlValues,
} from './urlValues'

export { text, type Parse } from './urlValues'

/** The largest Int of GraphQL. */
const MOST = 2 ** 31 - 1

/** A positive whole number, for example an id. */
export const int: Parse<number | undefined> = (word) =>
  /^[1-9]\d*$/.test(word ?? '') && Number(word) <= MOST
    ? Number(word)
    : undefined

/** A page's number, from 1. */
export const page: Parse<number> = (word) =>
  Math.min(Math.max(1, Math.floor(Number(word)) || 1), MOST)

/** A text that passes the check, for example a day. */
export const matching =
  (isValid: (word: string) => boolean): Parse<string | undefined> =>
  (word) =>
    word && isValid(word) ? word : undefined

type OneOf = {
  <Value extends string | number>(
    values: readonly Value[]
  ): Parse<Value | undefined>
  <Value extends string | number>(
    values: readonly Value[],
    fallback: Value
  ): Parse<Value>
}

/** One of the given values, otherwise the fallback. */
export const oneOf: OneOf =
  <Value extends string | number>(values: readonly Value[], fallback?: Value) =>
  (word: string | null) =>
    values.find((value) => String(value) === word) ?? (fallback as Value)

/**
 * The query string after a change: '?q=ana', or '' without parameters. Empty and default values are dropped. Lists
 * return to their first page unless the change sets the page. Parameters of other parts of the screen stay.
 */
export const nextSearch = <Params extends UrlParams>(
  search: string,
  params: Params,
  changes: Partial<UrlValues<Params>>,
  { prefix, keepsPage }: UrlOptions = {}
) => {
  const query = new URLSearchParams(search)
  const isPage = (key: string) =>
    prefix === undefined
      ? /(^|\.)page$/.test(key)
      : key === keyOf('page', prefix)
  if (!keepsPage && !('page' in changes))
    for (const key of [...query.keys()]) if (isPage(key)) query.delete(key)

  for (const [name, value] of Object.entries(changes)) {
    const key = keyOf(name, prefix)
    const isDefault = value === params[name]?.(null)
    if (value === undefined || value === '' || isDefault) query.delete(key)
    else query.set(key, String(value))
  }
  const rest = query.toString()
  return rest && `?${rest}`
}
