import { formatPrice } from '$api/src/shared/money'

type PriceTextProps = { centavos: number; className?: string }

/** What a buyer pays; 0 reads FREE. */
export const PriceText = ({ centavos, className = '' }: PriceTextProps) => (
  <span className={`money ${className}`}>{formatPrice(centavos)}</span>
)
