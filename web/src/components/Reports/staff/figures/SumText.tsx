import { formatSum } from '$api/src/shared/money'

/** The sum of a report, exact at any size. */
export const SumText = ({ centavos }: { centavos: string }) => (
  <span className="money">{formatSum(centavos)}</span>
)
