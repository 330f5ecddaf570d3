import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { int } from 'src/hooks/browser/urlState'
import type { ListSelect } from 'src/hooks/resource/listSelect'

/** The batches in use, as a select that filters a list. */
export const batchSelect: ListSelect<'batchId'> = {
  name: 'batchId',
  parse: int,
  useChoices: () =>
    useBatchChoices().map(({ value, label }) => ({
      value: String(value),
      label: label ?? '',
    })),
}
