import { useState } from 'react'

import { useLocation } from '@redwoodjs/router'

import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'

export type ColumnPreference = {
  key: string
  title: string
  isVisible: boolean
}
type Preferences = Record<string, ColumnPreference[]>

/**
 * The visible columns, stored for each pathname under the spec's local storage key `table-columns`. A second table of
 * the page has a prefix.
 */
export const useColumnPreferences = (
  columns: { key: string; title: string; secondary?: boolean }[],
  prefix = ''
) => {
  const { pathname } = useLocation()
  const place = prefix ? `${pathname}#${prefix}` : pathname
  const [all, setAll] = useState(
    () => readStored<Preferences>(storageKeys.tableColumns) ?? {}
  )
  const saved = Array.isArray(all[place]) ? all[place] : []

  // A column added by a later version starts with its default visibility.
  const preferences = columns.map(({ key, title, secondary }) => ({
    key,
    title,
    isVisible:
      saved.find((column) => column.key === key)?.isVisible ?? !secondary,
  }))
  const shownCount = preferences.filter(({ isVisible }) => isVisible).length

  const toggle = (key: string) => {
    const next = preferences.map((column) =>
      column.key === key ? { ...column, isVisible: !column.isVisible } : column
    )
    if (!next.some(({ isVisible }) => isVisible)) return
    const stored = {
      ...readStored<Preferences>(storageKeys.tableColumns),
      [place]: next,
    }
    store(storageKeys.tableColumns, stored)
    setAll(stored)
  }

  return {
    preferences,
    toggle,
    /** Whether a column may be hidden: the last visible one must stay. */
    mayHide: shownCount > 1,
    isVisible: (key: string) =>
      preferences.find((column) => column.key === key)?.isVisible ?? true,
  }
}
