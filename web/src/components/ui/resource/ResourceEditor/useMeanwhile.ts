import { useRef, useState } from 'react'

import { useApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'

import type { UseFormReturn } from '@redwoodjs/forms'

import {
  sentValue,
  startValue,
  type Field,
} from 'src/components/ui/form/ResourceForm/field'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'

import { mergeValues } from './mergeValues'

type Values = Record<string, unknown>

/**
 * Asks a shown query again, so that its Cell renders what is saved now. What cannot be asked, or is gone, is left to the
 * save, whose refusal keeps the typed values.
 */
const useReload = (query?: DocumentNode) => {
  const client = useApolloClient()
  return async () => {
    const shown = [...client.getObservableQueries().values()].filter(
      ({ options }) => options.query === query
    )
    for (const { options, variables } of shown) {
      const asked = { query: options.query, variables }
      try {
        const { data } = await client.query<Values>({
          ...asked,
          fetchPolicy: 'no-cache',
        })
        if (Object.values(data).every((value) => value !== null))
          client.writeQuery({ ...asked, data })
      } catch {
        return
      }
    }
    // Apollo and React hand the data on in microtasks: the Cell has rendered when the next task begins.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Lets two people edit one record: before each save, the fields that only the other one has changed are taken over, and
 * the save stops once at a field that both have changed.
 *
 * @param query the query of the Cell that shows the record; nothing is asked without it
 * @returns `merge` for the form, and the two states of the fields to choose between, if there are any
 */
export const useMeanwhile = <Input extends object>(
  query: DocumentNode | undefined,
  fields: readonly Field<Input>[],
  record: Partial<Record<keyof Input, unknown>>
) => {
  const reload = useReload(query)
  const start = Object.fromEntries(
    fields.map(({ name, as }) => [name, startValue(as, record[name])])
  )
  const latest = useLatestRef(start)
  const opened = useRef<Values>(start)
  const [conflict, setConflict] = useState<{ theirs: Values; mine: Values }>()

  /** Returns undefined if the user has to choose first. */
  const merge = async (input: Input, form: UseFormReturn | undefined) => {
    if (!query || !form) return input
    const typed = form.getValues()
    await reload()
    const saved = latest.current
    const { theirs, conflicts } = mergeValues<Values>(
      opened.current,
      typed,
      saved
    )
    opened.current = saved
    const only = (values: Values) =>
      Object.fromEntries(conflicts.map((name) => [name, values[name]]))
    const isClear = conflicts.length === 0
    setConflict(
      isClear ? undefined : { theirs: only(saved), mine: only(typed) }
    )
    for (const [name, value] of Object.entries(theirs))
      form.setValue(name, value)
    const sent = fields
      .filter(({ name }) => name in theirs)
      .map((field) => [field.name, sentValue(field, theirs[field.name])])
    return isClear ? { ...input, ...Object.fromEntries(sent) } : undefined
  }

  return {
    merge,
    conflict,
    settle: () => setConflict(undefined),
  }
}
