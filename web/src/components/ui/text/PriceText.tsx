import { formatPrice } from '$api/src/shared/money'

type PriceTextProps = { centavos: number; className?: string }

/** The price that a buyer pays; shows 0 as FREE. */
export const PriceText = ({ centavos, className = '' }: PriceTextProps) => (
  <span className={`money ${className}`}>{formatPrice(centavos)}</span>
)
