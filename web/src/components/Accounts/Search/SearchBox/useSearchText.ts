import { useEffect, useRef, useState } from 'react'

import { useSearchUrl } from 'src/components/Accounts/Search/useSearchUrl'

import { SEARCH_DEBOUNCE_MS } from '$api/src/shared/constants'

/** What stands in the box; after a pause it goes into the address, and comes from there when that changed elsewhere. */
export const useSearchText = () => {
  const { pathname, query, setQuery } = useSearchUrl()
  const [text, setText] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const sent = useRef(query)

  useEffect(() => () => clearTimeout(timer.current), [pathname])
  useEffect(() => {
    if (query !== sent.current) setText(query)
    sent.current = query
  }, [query])

  const ask = (typed: string, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = typed.trim()
      setQuery(typed)
    }, delay)
  }
  return {
    pathname,
    query,
    text,
    hasText: text.trim() !== '',
    type: (typed: string) => {
      setText(typed)
      ask(typed, typed.trim() ? SEARCH_DEBOUNCE_MS : 0)
    },
    askNow: () => ask(text, 0),
  }
}
