import { useMemo } from 'react'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { useGroupChoices } from 'src/components/Learning/useGroupChoices'

import { fieldsWith } from './course'

/** The fields of the course form, with the choices of access levels, batches and groups that may open the course. */
export const useCourseFields = () => {
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  const groups = useGroupChoices()
  return useMemo(
    () => fieldsWith(levels, batches, groups),
    [levels, batches, groups]
  )
}
