import { useState } from 'react'

import { useLocation } from '@redwoodjs/router'

import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'

export type ColumnPreference = {
  key: string
  title: string
  isVisible: boolean
  /** The entity of the table; entries from before tables were told apart have none. */
  table?: string
}
type Preferences = Record<string, ColumnPreference[]>

type TableOptions = {
  /** Tells a second table of the page apart, as in the URL. */
  prefix?: string
  /** Tells the tables that share a pathname apart, for example the tabs of a page. */
  entity?: string
  /** The key of the column that links to the record; it cannot be hidden. */
  linked?: string
}

const listAt = (all: Preferences, place: string) =>
  Array.isArray(all[place]) ? all[place] : []

/**
 * The visible columns, stored for each pathname under the spec's local storage key `table-columns`. A second table of
 * the page has a prefix, and tables of different entities have their own choices. A table without choices of its own
 * takes those that were stored without an entity.
 */
export const useColumnPreferences = (
  columns: { key: string; title: string; secondary?: boolean }[],
  { prefix, entity, linked }: TableOptions = {}
) => {
  const { pathname } = useLocation()
  const place = prefix ? `${pathname}#${prefix}` : pathname
  const [all, setAll] = useState(
    () => readStored<Preferences>(storageKeys.tableColumns) ?? {}
  )
  const entries = listAt(all, place)
  const own = entries.filter(({ table }) => table === entity)
  const saved = own.length > 0 ? own : entries.filter(({ table }) => !table)

  // A column added by a later version starts with its default visibility.
  const preferences = columns.map(({ key, title, secondary }) => ({
    key,
    title,
    isVisible:
      key === linked ||
      (saved.find((column) => column.key === key)?.isVisible ?? !secondary),
  }))
  const shownCount = preferences.filter(({ isVisible }) => isVisible).length
  /** The last visible column must stay, and so must the one that links to the record. */
  const mayHide = (key: string) => shownCount > 1 && key !== linked

  const toggle = (key: string) => {
    const isShown = preferences.some(
      (column) => column.key === key && column.isVisible
    )
    if (isShown && !mayHide(key)) return
    const next = preferences.map((column) => ({
      ...column,
      isVisible: column.key === key ? !isShown : column.isVisible,
      ...(entity && { table: entity }),
    }))
    const current = readStored<Preferences>(storageKeys.tableColumns) ?? {}
    const others = listAt(current, place).filter(
      ({ table }) => table !== entity
    )
    const stored = { ...current, [place]: [...next, ...others] }
    store(storageKeys.tableColumns, stored)
    setAll(stored)
  }

  return {
    preferences,
    toggle,
    mayHide,
    isVisible: (key: string) =>
      preferences.find((column) => column.key === key)?.isVisible ?? true,
  }
}
