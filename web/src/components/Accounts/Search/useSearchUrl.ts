import { navigate, useLocation } from '@redwoodjs/router'

/** What is looked for, kept in the address of the page one is on: ?query=design&type=course (spec section 4). */
export const useSearchUrl = () => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)

  const change = (part: 'query' | 'type', value: string) => {
    // The address of this moment, not of this rendering: a pause may end after a click.
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(part, value)
    else next.delete(part)
    if (!next.has('query')) next.delete('type')
    const rest = next.toString()
    if (window.location.pathname === pathname)
      navigate(pathname + (rest && `?${rest}`), {
        replace: true,
        scroll: false,
      })
  }

  return {
    pathname,
    query: params.get('query') ?? '',
    type: params.get('query') ? (params.get('type') ?? '') : '',
    setQuery: (query: string) => change('query', query.trim()),
    setType: (type: string) => change('type', type),
  }
}
