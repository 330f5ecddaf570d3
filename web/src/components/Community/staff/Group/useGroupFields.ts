import { useMemo } from 'react'

import { useBatchChoices } from 'src/components/Learning/useBatchChoices'

import { fieldsWith } from './group'

/** The fields of the group form, with the choices of batches; a group's own meeting time stays selectable. */
export const useGroupFields = (meetingTime?: string | null) => {
  const batches = useBatchChoices()
  return useMemo(() => fieldsWith(batches, meetingTime), [batches, meetingTime])
}
