import { useMemo } from 'react'

import { useBatchChoices } from 'src/hooks/useBatchChoices'
import { useLevelChoices } from 'src/hooks/useLevelChoices'

import { fieldsWith } from './course'

/** A course's form, with the access levels and batches that may open it. */
export const useCourseFields = () => {
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  return useMemo(() => fieldsWith(levels, batches), [levels, batches])
}
