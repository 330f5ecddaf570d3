import { useLocation } from '@redwoodjs/router'

import { text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const parameters = { query: text, type: text }

/** The search query, kept in the URL of the current page: ?query=design&type=course (spec section 4). */
export const useSearchUrl = () => {
  const { pathname } = useLocation()
  const [{ query = '', type = '' }, set] = useUrlState(parameters, {
    keepsPage: true,
  })
  return {
    pathname,
    query,
    type: query && type,
    setQuery: (typed: string) =>
      set(
        typed.trim()
          ? { query: typed.trim() }
          : { query: undefined, type: undefined }
      ),
    setType: (to: string) => set({ type: query && to }),
  }
}
