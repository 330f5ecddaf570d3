// Reads the values that a screen keeps in the query string. The shell loads this file with its search field.

/** Turns a parameter into a value. Without a parameter (null) or with an invalid one, it returns the default. */
export type Parse<Value> = (word: string | null) => Value

export type UrlParams = Record<string, Parse<unknown>>
export type UrlValues<Params extends UrlParams> = {
  [Name in keyof Params]: ReturnType<Params[Name]>
}

export const text: Parse<string | undefined> = (word) => word || undefined

export type UrlOptions = {
  /**
   * With a prefix, parameters are named `<prefix>.<name>`, and a change resets only `<prefix>.page`. With '', it resets
   * only `page`; without this option, the pages of all lists.
   */
  prefix?: string
  /** Whether a change keeps the pages of lists, because the state does not filter them. */
  keepsPage?: boolean
}

export const keyOf = (name: string, prefix?: string) =>
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
