import { navigate, useLocation } from '@redwoodjs/router'

/** The search query, kept in the URL of the current page: ?query=design&type=course (spec section 4). */
export const useSearchUrl = () => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)

  const change = (part: 'query' | 'type', value: string) => {
    // Reads the current URL instead of the rendered one: the pause may end after a click on a link.
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
