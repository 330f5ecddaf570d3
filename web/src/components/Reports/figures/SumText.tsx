import { formatSum } from '$api/src/shared/money'

/** A report's sum, exact however large it is. */
export const SumText = ({ centavos }: { centavos: string }) => (
  <span className="money">{formatSum(centavos)}</span>
)
