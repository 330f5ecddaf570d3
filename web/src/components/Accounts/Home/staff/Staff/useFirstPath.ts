import { pathTo, useIsShown } from 'src/hooks/access/useMenu'

export type Place = [route: string, params?: Record<string, unknown>]

/** The path behind a figure: the first of the given places that exists and that the user may open. */
export const useFirstPath = () => {
  const isShown = useIsShown()
  return (...places: Place[]) => {
    const place = places.find(([route]) => isShown(route))
    return place && pathTo(...place)
  }
}
