import { useEffect, useState } from 'react'

import type { ApolloError } from '@apollo/client'

import type { FieldValues, UseFormReturn } from '@redwoodjs/forms'

/**
 * The error of a form's last answer until somebody changes a field. A form that opens again does not show the error of
 * the time before, which its mutation still holds.
 */
export const useFreshError = <Values extends FieldValues>(
  error: ApolloError | undefined,
  { watch }: Pick<UseFormReturn<Values>, 'watch'>
) => {
  const [past, setPast] = useState(error)
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      if (type === 'change') setPast(error)
    })
    return unsubscribe
  }, [error, watch])
  return error === past ? undefined : error
}
