import { useSyncExternalStore } from 'react'

import { useLocation } from '@redwoodjs/router'

import {
  readStored,
  storedText,
  store,
  watchStored,
} from 'src/lib/browser/storageKeys'

import { PAGE_ROWS } from '$api/src/shared/constants'

/** The numbers of rows that a viewer may choose for a table. */
export const ROW_CHOICES = [PAGE_ROWS, 25, 50]

// The key is here, because every page loads those of storageKeys.
const KEY = 'table-rows'

const stored = () => storedText(KEY)

const chosenRows = () => readStored<Record<string, unknown>>(KEY) ?? {}

/** A table's place; the pages of all records of a kind are one place. */
const placeOf = (pathname: string, prefix: string) =>
  pathname.replace(/\/\d+(?=\/|$)/g, '/{id}') + (prefix && `#${prefix}`)

/** How many rows a page of the table has, as this device chose last. */
export const useRowsPerPage = (prefix: string) => {
  const { pathname } = useLocation()
  useSyncExternalStore(watchStored, stored, stored)
  const place = placeOf(pathname, prefix)
  const chosen = chosenRows()[place]

  return [
    ROW_CHOICES.find((rows) => rows === chosen) ?? PAGE_ROWS,
    (rows: number) => store(KEY, { ...chosenRows(), [place]: rows }),
  ] as const
}
