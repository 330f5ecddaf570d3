/** A country, a state or a city. */
export type Place = { code: string; name: string }

/**
 * The parent of a list of places: nothing for countries, a country for its states, a country and a state for its
 * cities.
 */
export type PlacesOf = { country?: string; state?: string }

export const byName = (places: Place[]) =>
  [...places].sort((a, b) => a.name.localeCompare(b.name, 'en'))
