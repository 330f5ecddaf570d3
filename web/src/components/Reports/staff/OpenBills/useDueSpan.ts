import { useReportParams } from 'src/components/Reports/staff/figures/useReportParams'

import { isDay, type Day } from '$api/src/shared/manilaTime'

type Due = { from: Day; to: Day; productId?: number | null }

/** The selected due dates and product, kept in the URL: ?due=2026-11-01_2026-11-30&product=3. */
export const useDueSpan = () => {
  const { read, addressWith } = useReportParams()
  const [from = '', to = ''] = (read('due') ?? '').split('_')
  const productId = Number(read('product')) || undefined
  return {
    chosen: isDay(from) && isDay(to) ? { from, to, productId } : null,
    linkTo: (due: Due | null) =>
      addressWith({
        due: due && `${due.from}_${due.to}`,
        product: due?.productId,
      }),
  }
}
