import { int } from 'src/hooks/browser/urlState'
import type { ListSelect } from 'src/hooks/resource/listSelect'

import { useStageChoices } from './useStageChoices'

/** The active stages, as a select that filters a list. */
export const stageSelect: ListSelect<'stageId'> = {
  name: 'stageId',
  parse: int,
  useChoices: () =>
    useStageChoices().map(({ value, label }) => ({
      value: String(value),
      label: label ?? '',
    })),
}
