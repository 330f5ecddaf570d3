import { useSyncExternalStore } from 'react'

import { useLocation } from '@redwoodjs/router'

import {
  readStored,
  storageKeys,
  storedText,
  store,
  watchStored,
} from 'src/lib/browser/storageKeys'

import { PAGE_ROWS, ROW_CHOICES } from '$api/src/shared/constants'

const stored = () => storedText(storageKeys.tableRows)

const chosenRows = () =>
  readStored<Record<string, unknown>>(storageKeys.tableRows) ?? {}

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
    (rows: number) =>
      store(storageKeys.tableRows, { ...chosenRows(), [place]: rows }),
  ] as const
}
