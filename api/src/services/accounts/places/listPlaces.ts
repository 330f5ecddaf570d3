import { outerPlaces, outerService } from './outerPlaces'
import type { Place, PlacesOf } from './place'
import { shippedPlaces } from './shippedPlaces'

const FRESH_MS = 24 * 60 * 60 * 1000
/** How long a failure is remembered: the service is asked again soon, but not at every keystroke. */
const FAILED_MS = 60 * 1000
const MAX_LISTS = 500

type Kept = { places: Promise<Place[]>; since: number; until: number }

const cache = new Map<string, Kept>()

const now = () => new Date().getTime()

const remember = (key: string, list: Kept) => {
  cache.delete(key)
  cache.set(key, list)
  // The first key is the least recently used one.
  if (cache.size > MAX_LISTS) cache.delete(cache.keys().next().value as string)
}

/**
 * The countries, a country's states or a state's cities, sorted by name; empty if the service fails. Answers of the
 * service are cached for a day.
 */
export const listPlaces = async (of: PlacesOf): Promise<Place[]> => {
  const service = outerService()
  if (!service) return shippedPlaces(of)

  const key = JSON.stringify([service.url, of.country, of.state])
  const known = cache.get(key)
  if (known && known.until > now()) {
    remember(key, known)
    return known.places
  }
  const list: Kept = {
    since: now(),
    until: now() + FRESH_MS,
    places: Promise.resolve([]),
  }
  list.places = outerPlaces(service, of).then((places) => {
    if (!places) list.until = now() + FAILED_MS
    return places ?? []
  })
  remember(key, list)
  return list.places
}

/** How many lists are cached, and since when the oldest of them. */
export const keptPlaces = () => {
  const all = [...cache.values()].map(({ since }) => since)
  return {
    entries: all.length,
    since: all.length > 0 ? new Date(Math.min(...all)) : null,
  }
}

/** The next request of a list asks the service again. */
export const emptyPlaces = () => cache.clear()
