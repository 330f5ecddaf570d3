import { navigate, useLocation } from '@redwoodjs/router'

export type ShelfState = { folder?: number; tag?: string; q?: string }

/** What of the resources is looked at, kept in the URL: ?folder=2&tag=clients&q=rate. */
export const useShelfState = () => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const state: ShelfState = {
    folder: Number(params.get('folder')) || undefined,
    tag: params.get('tag') ?? undefined,
    q: params.get('q') ?? undefined,
  }

  const pathWith = (change: ShelfState) => {
    const next = Object.entries({ ...state, ...change }).flatMap(
      ([part, value]) => (value ? [[part, String(value)]] : [])
    )
    return next.length > 0
      ? `${pathname}?${new URLSearchParams(next)}`
      : pathname
  }

  return {
    ...state,
    isChosen: Object.values(state).some(Boolean),
    all: pathname,
    pathWith,
    setQ: (q: string) =>
      navigate(pathWith({ q }), { replace: true, scroll: false }),
    /** For a Cell, whose props have no undefined. */
    variables: {
      ...(state.folder && { folderId: state.folder }),
      ...(state.tag && { tag: state.tag }),
      ...(state.q && { q: state.q }),
    },
  }
}
