import { navigate, useLocation } from '@redwoodjs/router'

type Params = Record<string, string | number | null | undefined>

/** The parameters of a report, kept in the URL; a change returns to the first page. */
export const useReportParams = () => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)

  const addressWith = (changes: Params) => {
    const next = new URLSearchParams(search)
    for (const name of [...next.keys()])
      if (name === 'page' || name.endsWith('.page')) next.delete(name)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === undefined || value === '')
        next.delete(name)
      else next.set(name, String(value))
    }
    const query = next.toString()
    return pathname + (query && `?${query}`)
  }

  return {
    read: (name: string) => params.get(name) ?? undefined,
    addressWith,
    change: (changes: Params) =>
      navigate(addressWith(changes), { replace: true, scroll: false }),
  }
}
