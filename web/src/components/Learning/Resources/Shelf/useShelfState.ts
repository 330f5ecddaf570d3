import { navigate, useLocation } from '@redwoodjs/router'

export type ShelfState = { folder?: number; tag?: string; q?: string }

/** The filters of the resource list, kept in the URL: ?folder=2&tag=clients&q=rate. */
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
    /** The variables for a Cell, whose props do not allow undefined. */
    variables: {
      ...(state.folder && { folderId: state.folder }),
      ...(state.tag && { tag: state.tag }),
      ...(state.q && { q: state.q }),
    },
  }
}
