import { pathTo, useIsShown } from 'src/hooks/useMenu'

export type Place = [route: string, params?: Record<string, unknown>]

/** Where a figure leads: the first of the places that is built and may be opened. */
export const useFirstPath = () => {
  const isShown = useIsShown()
  return (...places: Place[]) => {
    const place = places.find(([route]) => isShown(route))
    return place && pathTo(...place)
  }
}
