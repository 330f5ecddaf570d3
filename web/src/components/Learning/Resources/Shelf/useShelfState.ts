import { useLocation } from '@redwoodjs/router'

import { int, text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const parameters = { folder: int, tag: text, q: text }

/** The filters of the resource list, kept in the URL: ?folder=2&tag=clients&q=rate. */
export const useShelfState = () => {
  const { pathname } = useLocation()
  const [state, set, pathWith] = useUrlState(parameters)

  return {
    ...state,
    isChosen: Object.values(state).some(Boolean),
    all: pathname,
    pathWith,
    setQ: (q: string) => set({ q }),
    /** The variables for a Cell, whose props do not allow undefined. */
    variables: {
      ...(state.folder && { folderId: state.folder }),
      ...(state.tag && { tag: state.tag }),
      ...(state.q && { q: state.q }),
    },
  }
}
