import { navigate, useLocation } from '@redwoodjs/router'

type End = 'from' | 'to'

/** A range of days in the URL, ?from=2026-11-01&to=2026-11-30; a change returns to the first page. */
export const useDayRange = () => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const setDay = (end: End, day: string) => {
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    if (day) next.set(end, day)
    else next.delete(end)
    const rest = next.toString()
    navigate(pathname + (rest && `?${rest}`), { replace: true, scroll: false })
  }
  return {
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    setDay,
  }
}
