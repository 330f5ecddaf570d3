import { useEffect, useState } from 'react'

export const useMediaQuery = (query: string) => {
  const [matches, setMatches] = useState(
    () => window.matchMedia?.(query).matches ?? false
  )
  useEffect(() => {
    const list = window.matchMedia?.(query)
    const onChange = () => setMatches(list.matches)
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
  }, [query])
  return matches
}

/** Whether the window is as wide as Tailwind's `lg`, where pages have two columns. */
export const useIsWide = () => useMediaQuery('(min-width: 64rem)')

/** Whether the window is narrower than Tailwind's `sm`, where tables become cards. */
export const useIsPhone = () => useMediaQuery('(max-width: 639.9px)')
