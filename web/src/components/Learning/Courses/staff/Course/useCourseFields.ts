import { useMemo } from 'react'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'

import { fieldsWith } from './course'

/** The fields of the course form, with the choices of access levels and batches that may open the course. */
export const useCourseFields = () => {
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  return useMemo(() => fieldsWith(levels, batches), [levels, batches])
}
