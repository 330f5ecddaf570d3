import { useEffect, useState } from 'react'

export type Place = { code: string; name: string }

const none: Place[] = []

/** Caches the fetched lists, because the form requests the same ones repeatedly. */
const known = new Map<string, Place[]>()

const fetchPlaces = async (path: string): Promise<Place[]> => {
  const answer = await fetch(`/api/places/countries${path}`).catch(() => null)
  if (!answer?.ok) return none
  const places = (await answer.json()) as Place[]
  known.set(path, places)
  return places
}

/** The places below a path of `/api/places/countries`; undefined while loading, empty without a path or on failure. */
const usePlaceList = (path: string | undefined) => {
  const [got, setGot] = useState<{ path?: string; places: Place[] }>()
  useEffect(() => {
    if (path === undefined || known.has(path)) return
    let isWanted = true
    void fetchPlaces(path).then(
      (places) => isWanted && setGot({ path, places })
    )
    return () => {
      isWanted = false
    }
  }, [path])

  if (path === undefined) return none
  return known.get(path) ?? (got?.path === path ? got.places : undefined)
}

const codeIn = (places: Place[] | undefined, name: string | null | undefined) =>
  places?.find((place) => place.name === name)?.code

/** The choices of countries, of the chosen country's states, and of the chosen state's cities. */
export const usePlaces = (country?: string | null, state?: string | null) => {
  const countries = usePlaceList('')
  const countryCode = codeIn(countries, country)
  const states = usePlaceList(countryCode && `/${countryCode}/states`)
  const stateCode = codeIn(states, state)
  const cities = usePlaceList(
    countryCode && stateCode && `/${countryCode}/states/${stateCode}/cities`
  )
  return { country: countries, state: states, city: cities }
}
