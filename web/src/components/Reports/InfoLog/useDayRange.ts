import { navigate, useLocation } from '@redwoodjs/router'

type End = 'from' | 'to'

/** Two days in the address, ?from=2026-11-01&to=2026-11-30; another range begins at its first page. */
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
