// The state that a screen keeps in the query string: parsers of its values, and the query string after a change.

/** Turns a parameter into a value. Without a parameter (null) or with an invalid one, it returns the default. */
export type Parse<Value> = (word: string | null) => Value

export type UrlParams = Record<string, Parse<unknown>>
export type UrlValues<Params extends UrlParams> = {
  [Name in keyof Params]: ReturnType<Params[Name]>
}

/** The largest Int of GraphQL. */
const MOST = 2 ** 31 - 1

export const text: Parse<string | undefined> = (word) => word || undefined

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

export type UrlOptions = {
  /** The parameters are `<prefix>.<name>`; a change resets only `<prefix>.page`, and with '' only `page`. */
  prefix?: string
  /** A change resets no page, because the state does not filter the page's lists. */
  keepsPage?: boolean
}

const keyOf = (name: string, prefix?: string) =>
  prefix ? `${prefix}.${name}` : name

export const readValues = <Params extends UrlParams>(
  search: string,
  params: Params,
  { prefix }: UrlOptions = {}
) => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(params).map(([name, parse]) => [
      name,
      parse(query.get(keyOf(name, prefix))),
    ])
  ) as UrlValues<Params>
}

/**
 * The query string after a change: '?q=ana', or '' without parameters. Empty and default values are dropped, and lists
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
