import { int, text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { isDay, type Day } from '$api/src/shared/manilaTime'

type Due = { from: Day; to: Day; productId?: number }

const parameters = { due: text, product: int }

/** The selected due dates and product, kept in the URL: ?due=2026-11-01_2026-11-30&product=3. */
export const useDueSpan = () => {
  const [state, , hrefWith] = useUrlState(parameters)
  const [from = '', to = ''] = (state.due ?? '').split('_')
  return {
    chosen:
      isDay(from) && isDay(to) ? { from, to, productId: state.product } : null,
    linkTo: (due: Due | null) =>
      hrefWith({
        due: due ? `${due.from}_${due.to}` : undefined,
        product: due?.productId,
      }),
  }
}
