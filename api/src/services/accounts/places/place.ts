/** A country, a state of one or a city of a state. */
export type Place = { code: string; name: string }

/** Where a list of places lies: none for countries, a country for its states, a country and a state for its cities. */
export type PlacesOf = { country?: string; state?: string }

export const byName = (places: Place[]) =>
  [...places].sort((a, b) => a.name.localeCompare(b.name, 'en'))
